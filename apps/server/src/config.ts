import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
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
  assertTogether(set);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databaseReplicaUrl: set.DATABASE_REPLICA_URL,
    publicUrl: set.PUBLIC_URL?.replace(/\/$/, ''),
    trustProxy: set.TRUST_PROXY,
    providerName: set.OIDC_PROVIDER_NAME,
    provider: providerOf(set),
    mail: mailOf(set),
    metricsFor: set.METRICS,
    logLevel: set.LOG_LEVEL,
    workers: set.WORKERS,
    pushToOwnNetwork: set.PUSH_TO_OWN_NETWORK,
  };
}

export class ConfigError extends Error {}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A standby of that database: what may be a moment old is read there. */
  readonly databaseReplicaUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly providerName: string;
  /** The identity provider, where one is set up. */
  readonly provider: ProviderConfig | undefined;
  /** How mail leaves; without it this server sends none. */
  readonly mail: MailConfig | undefined;
  readonly metricsFor: (typeof METRICS)[number];
  readonly logLevel: string;
  /** How many processes serve, under one that looks after them. */
  readonly workers: number;
  /** For tests alone: notifications may go to a push service on this machine, without https. */
  readonly pushToOwnNetwork: boolean;
}

export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  /** Where links in mails lead: never taken from a request, which anybody can forge. */
  readonly publicUrl: string;
}

const METRICS = ['loopback', 'all', 'none'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as one that is not set, as in most shells' `NAME= command`. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const url = (protocols: RegExp, sentence: string) =>
  z.url({ protocol: protocols, error: sentence });

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'it must start with postgres://');

const ISSUER = 'it must be an https address, or an http one of this machine';
/** What stands beside the provider's name under /api/auth. */
const PATHS_TAKEN = new Set(['callback', 'provider', 'login', 'register', 'logout']);

/** README's table is held to it by a test. */
export const settings = z.object({
  PORT: optional(
    z.coerce
      .number('it must be a port number')
      .int('it must be a whole number')
      .min(0, 'it must be between 0 and 65535')
      .max(65_535, 'it must be between 0 and 65535'),
  ).transform((port) => port ?? 3000),
  HOST: optional(z.string()).transform((host) => host ?? 'localhost'),
  DATA_DIR: optional(z.string()).transform((dir) => dir ?? '.data'),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_REPLICA_URL: optional(databaseUrl),
  PUBLIC_URL: optional(url(/^https?$/, 'it must be an address such as https://hajde.example')),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(isTrustProxy, 'it must be true, false, a number of proxies, or their addresses'),
  ).transform(trustProxy),
  OIDC_PROVIDER_NAME: optional(
    z.string().regex(/^[\p{L}\p{N} .-]{1,30}$/u, 'it must be a short name such as Google'),
  )
    .transform((name) => name ?? 'Google')
    .refine((name) => !PATHS_TAKEN.has(name.toLowerCase()), 'it is the name of another call'),
  OIDC_ISSUER: optional(
    url(/^https?$/, ISSUER).refine((issuer) => isPrivateEnough(issuer), ISSUER),
  ),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  SMTP_URL: optional(url(/^smtps?$/, 'it must be an address such as smtp://user:password@host')),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]+@[^\r\n]+$/, 'it must be an email address')),
  METRICS: optional(z.enum(METRICS, `it must be one of ${METRICS.join(', ')}`)).transform(
    (who) => who ?? 'loopback',
  ),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS, `it must be one of ${LOG_LEVELS.join(', ')}`)).transform(
    (level) => level ?? 'info',
  ),
  WORKERS: optional(
    z.string().regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'it must be auto or a number from 1 to 64'),
  ).transform((workers) => (workers === 'auto' ? availableParallelism() : Number(workers ?? 1))),
  PUSH_TO_OWN_NETWORK: optional(z.enum(['true', 'false'], 'it must be true or false')).transform(
    (allowed) => allowed === 'true',
  ),
});

/** Tokens and secrets travel to the issuer: in the clear at most within one machine. */
function isPrivateEnough(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

type Settings = z.output<typeof settings>;

function assertTogether(set: Settings): void {
  const provider = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = provider.filter((name) => set[name] === undefined);
  if (missing.length > 0 && missing.length < provider.length) {
    throw new ConfigError(
      `The setting ${missing[0]} is missing: ${provider.join(', ')} belong together.`,
    );
  }
  if (set.DATABASE_REPLICA_URL !== undefined && set.DATABASE_URL === undefined) {
    throw new ConfigError(
      'The setting DATABASE_URL is missing: DATABASE_REPLICA_URL is a standby of it.',
    );
  }
  if (set.SMTP_URL !== undefined && set.PUBLIC_URL === undefined) {
    throw new ConfigError('The setting PUBLIC_URL is missing: links in mails (SMTP_URL) need it.');
  }
}

function providerOf(set: Settings): ProviderConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return undefined;
  return { issuer, clientId, clientSecret };
}

function mailOf({ SMTP_URL: smtpUrl, PUBLIC_URL, MAIL_FROM }: Settings): MailConfig | undefined {
  if (smtpUrl === undefined || PUBLIC_URL === undefined) return undefined;
  const from = MAIL_FROM ?? `Hajde <no-reply@${new URL(PUBLIC_URL).hostname}>`;
  return { smtpUrl, from, publicUrl: PUBLIC_URL.replace(/\/$/, '') };
}

/** What the server would otherwise stumble over while it starts, without a word about the setting. */
function isTrustProxy(value: string): boolean {
  return /^(true|false|\d+)$/.test(value) || value.split(',').every((it) => isNetwork(it.trim()));
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  if (/^\d+$/.test(prefix))
    return Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
  return version === 4 && isIP(prefix) === 4;
}

/** `true`, a number of hops, or addresses. */
function trustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/.test(value)) return value.split(',').map((address) => address.trim());
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}

type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);
