import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_LASTS_MS } from './session.ts';

/** The two cookies of the specification: scripts may read them, other sites may not send them. */
export function remember(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
  signedIn: { token: string; userId: string },
): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    maxAge: SESSION_LASTS_MS / 1000,
  } as const;
  reply.setCookie('authToken', signedIn.token, options);
  reply.setCookie('userId', signedIn.userId, options);
}

export function forget(reply: FastifyReply, publicUrl: string | undefined): void {
  const options = { path: '/', secure: publicUrl?.startsWith('https:') === true };
  reply.clearCookie('authToken', options);
  reply.clearCookie('userId', options);
}
