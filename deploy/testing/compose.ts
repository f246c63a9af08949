import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/freshness.mjs';

/** What compose.yaml says of a service that a test can try. */
export interface Service {
  readonly name: string;
  readonly image: string;
  readonly profiles: readonly string[];
  readonly user?: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly read_only?: boolean;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly stop_signal?: NodeJS.Signals;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

/** The services of a profile, each after those that it depends on, with these variables filled in. */
export function servicesOf(profile: string, env: Readonly<Record<string, string>>): Service[] {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
  // Filled in once it is read: what is empty then is an empty text.
  const file: { services: Record<string, Omit<Service, 'name'>> } = parse(
    text,
    (_, value) => (typeof value === 'string' ? filled(value, env) : value),
    { merge: true },
  );
  const chosen = Object.entries(file.services)
    .map(([name, service]) => ({ name, ...service }))
    .filter(({ profiles }) => profiles.includes(profile));
  return inOrder(chosen);
}

/** `${NAME:-default}` takes the default for an empty one too, `${NAME-default}` only for a missing one. */
export function filled(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(:?-([^}]*))?\}/g, (_, name: string, sign = '', other = '') => {
    const value = env[name];
    return value === undefined || (value === '' && sign.startsWith(':')) ? other : value;
  });
}

function inOrder(services: readonly Service[]): Service[] {
  const ordered: Service[] = [];
  const put = (service: Service) => {
    if (ordered.includes(service)) return;
    for (const name of Object.keys(service.depends_on ?? {})) {
      const other = services.find((it) => it.name === name);
      if (other === undefined) throw new Error(`${service.name} depends on ${name}: not there.`);
      put(other);
    }
    ordered.push(service);
  };
  for (const service of services) put(service);
  return ordered;
}
