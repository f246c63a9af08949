import { resolve } from 'node:path';
import { z } from 'zod';

/** Reads the settings; a wrong one stops the start with one sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const read = settings.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const set = read.data;
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: set.TRUST_PROXY,
    providerName: set.OIDC_PROVIDER_NAME,
    logLevel: set.LOG_LEVEL,
  };
}

export class ConfigError extends Error {}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly providerName: string;
  readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as one that is not set, as in most shells' `NAME= command`. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const url = (protocols: RegExp, sentence: string) =>
  z.url({ protocol: protocols, error: sentence });

const settings = z.object({
  PORT: optional(
    z.coerce
      .number('it must be a port number')
      .int('it must be a whole number')
      .min(0, 'it must be between 0 and 65535')
      .max(65_535, 'it must be between 0 and 65535'),
  ).transform((port) => port ?? 3000),
  HOST: optional(z.string()).transform((host) => host ?? 'localhost'),
  DATA_DIR: optional(z.string()).transform((dir) => dir ?? '.data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'it must start with postgres://')),
  PUBLIC_URL: optional(url(/^https?$/, 'it must be an address such as https://hajde.example')),
  TRUST_PROXY: optional(z.string()).transform(trustProxy),
  OIDC_PROVIDER_NAME: optional(
    z.string().regex(/^[\p{L}\p{N} .-]{1,30}$/u, 'it must be a short name such as Google'),
  ).transform((name) => name ?? 'Google'),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`)).transform(
    (level) => level ?? 'info',
  ),
});

/** `true`, a number of hops, or addresses. */
function trustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/.test(value)) return value.split(',').map((address) => address.trim());
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);
