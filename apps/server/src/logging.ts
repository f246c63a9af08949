import type { FastifyRequest } from 'fastify';

/** Says what was asked and what came of it, and nothing that could open an account. */
export function logging(level: string) {
  return {
    level,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url: url.replace(/\?.*/s, ''), ip }),
    },
  };
}
