export type Correction = { why: string; from: string; to: string };

/** By file of postgres.js 3.4.9. */
export const CORRECTIONS: Record<string, Correction[]> = {
  'connection.js': [
    {
      why: 'A statement for a connection that is gone is refused, not written to a socket that is null.',
      from: `    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
      to: `    if (socket === null || socket.destroyed)
      return queryError(q, Errors.connection('CONNECTION_CLOSED', options))

    if (stream)
      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
    },
    {
      why: 'A transaction always gets the connection that its "begin" went to, also when its pipe is full.',
      from: `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))`,
      to: `      const room = write(toBuffer(q))
      if (q.options.onexecute)
        return q.options.onexecute(connection)
      return room
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline`,
    },
    {
      why: 'Whoever waits for a closed connection is told, and nothing of it is left for the next one.',
      from: `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))`,
      to: `    const lost = Errors.connection('CONNECTION_CLOSED', options)
    stream && (stream.destroy(lost), stream = null)
    final && (final(lost), final = null)
    query && queryError(query, lost)
    while (sent.length)
      queryError(sent.shift(), lost)
    query = results = errorResponse = chunk = nextWriteTimer = null
    result = new Result()

    if (initial && (terminated || options.host[++retries]))
      return reconnect()

    retries = 0
    initial && (queryError(initial, lost), initial = null)`,
    },
    {
      why: 'Who writes a COPY that is refused at its end is told, instead of waiting for ever.',
      from: `    stream && (stream.destroy(err), stream = null)
    query && queryError(query, err)`,
      to: `    stream && (stream.destroy(err), stream = null)
    final && (final(err), final = null)
    query && queryError(query, err)`,
    },
    {
      why: 'A standby is not for writing, whatever its settings say, as libpq has it.',
      from: "(x === 'read-write' && xs.default_transaction_read_only === 'on')",
      to: "(x === 'read-write' && (xs.default_transaction_read_only === 'on' || xs.in_hot_standby === 'on'))",
    },
    {
      why: 'A connection lost while it asks for the types rejects who waits for it, and nobody else.',
      from: 'return fetchArrayTypes()',
      to: 'return fetchArrayTypes().catch(() => {})',
    },
  ],
  'index.js': [
    {
      why: 'A transaction remembers that its connection is lost …',
      from: 'let savepoints = 0',
      to: 'let lost = null, savepoints = 0',
    },
    {
      why: '… from the moment it closes …',
      from: 'connection.onclose = reject)',
      to: 'connection.onclose = error => reject(lost = error))',
    },
    {
      why: '… and sends nothing more, since another session may have taken its place.',
      from: 'q.catch(e => uncaughtError || (uncaughtError = e))',
      to: 'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)',
    },
    {
      why: 'What Drizzle sends is prepared too: planned once a connection, and sent in one go instead of two.',
      from: `        prepare: false,
        ...options,`,
      to: `        ...options,
        prepare: args.length > 0,`,
    },
    {
      why: 'Tells whether it was corrected.',
      from: 'module.exports = Postgres',
      to: 'module.exports = Postgres\nPostgres.corrected = true',
    },
  ],
};
