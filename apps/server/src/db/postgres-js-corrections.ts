type Correction = { from: string; to: string };

/** By file of postgres.js; what each is for is said in postgres-js.ts. */
export const CORRECTIONS: Record<string, Correction[]> = {
  'connection.js': [
    {
      from: 'const x = socket.write(chunk, fn)',
      to: `if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)`,
    },
    {
      from: "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
      to: "clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
    },
    {
      from: 'if (connection.queue === queues.connecting && options.host[retries + 1])\n      return',
      to: 'if (connection.queue === queues.connecting && options.host[++retries])\n      return\n    retries = 0',
    },
  ],
  'index.js': [
    { from: 'let savepoints = 0', to: 'let lost = null, savepoints = 0' },
    {
      from: 'connection.onclose = reject)',
      to: 'connection.onclose = error => reject(lost = error))',
    },
    {
      from: 'q.catch(e => uncaughtError || (uncaughtError = e))',
      to: 'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)',
    },
    {
      from: 'module.exports = Postgres',
      to: 'module.exports = Postgres\nPostgres.corrected = true',
    },
  ],
};
