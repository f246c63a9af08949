interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor; what others use of the machine meanwhile is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** How long each task of the page's own thread took, in milliseconds of the processor. */
export function mainThreadTasks(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  return tasks;
}
