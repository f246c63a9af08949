import type { FastifyRequest } from 'fastify';

/** Whether a request is for the API: by its address, or by its route, since addresses can be escaped. */
export function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return CALL.test(url) || CALL.test(routeOptions.url ?? '');
}

const CALL = /^\/api(?:[/?]|$)/;
