import type { FastifyRequest } from 'fastify';
import { placeOf } from '../../http/address.ts';
import { describeDevice } from './device.ts';

/** Where somebody signs in from. */
export interface Visit {
  readonly zone: string;
  readonly address: string;
  /** What the learner's own list of sessions calls it. */
  readonly device: string | null;
  /** What a device made up for itself, to be known again. */
  readonly deviceSecret: string | undefined;
}

export function visitOf(request: FastifyRequest, zone: string): Visit {
  const secret = request.headers['x-device'];
  return {
    zone,
    address: placeOf(request.ip),
    device: describeDevice(request.headers['user-agent']),
    deviceSecret: typeof secret === 'string' && SECRET.test(secret) ? secret : undefined,
  };
}

/** At least 128 bits, in whatever letters. */
const SECRET = /^[\w-]{22,100}$/;
