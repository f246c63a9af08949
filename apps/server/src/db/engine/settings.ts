/** PostgreSQL's settings as arguments: durable, and sized for a small machine. */
export function settingArguments(options: { durable: boolean }): string[] {
  const settings = { ...SETTINGS, ...(options.durable ? {} : VOLATILE) };
  return asArguments(settings);
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  wal_compression: 'on',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'warning',
  // Statements carry learners' data; whoever sent one gets its error anyway.
  log_min_error_statement: 'panic',
  log_line_prefix: '%b|',
};

/** For the tests' own data: fast, lost at a power cut, and open to many test files at once. */
const VOLATILE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '500',
};
