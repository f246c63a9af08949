import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { root } from '../../scripts/freshness.mjs';
import { type Service, servicesOf } from './compose.ts';
import { type Running, startBox } from './container.ts';
import { type Image, idsOf } from './images.ts';
import { openNetwork } from './network.ts';

/** All services of a profile, running; each has an address that the others know by its name. */
interface Composed {
  address(service: string): string;
  box(service: string): Running;
  /** Asks all to stop, once, the last first, and tells their exit codes. */
  stop(): Promise<Record<string, number | null>>;
}

export async function compose(
  profile: string,
  settings: (address: (service: string) => string | undefined) => Record<string, string>,
  images: { hajde: Image; 'hajde-database': Image; services: Image },
): Promise<Composed> {
  const folder = await mkdtemp(join(tmpdir(), 'hajde-compose-'));
  const network = await openNetwork();
  const places = new Map<string, { namespace: string; address: string }>();
  for (const { name } of servicesOf(profile, {})) places.set(name, await network.join());
  const services = servicesOf(
    profile,
    settings((name) => places.get(name)?.address),
  );
  const hosts = join(folder, 'hosts');
  const lines = [...places].map(([name, { address }]) => `${address} ${name}`);
  await writeFile(hosts, ['127.0.0.1 localhost', ...lines, ''].join('\n'));

  const boxes = new Map<string, Running>();
  let ended: Promise<Record<string, number | null>> | undefined;
  const end = async () => {
    const codes: Record<string, number | null> = {};
    for (const { name, stop_signal } of services.toReversed()) {
      const box = boxes.get(name);
      if (box !== undefined) codes[name] = await box.end(stop_signal ?? 'SIGTERM');
    }
    await network.close();
    await rm(folder, { recursive: true, force: true });
    return codes;
  };
  const imageOf = ({ image }: Service) =>
    image === 'hajde' || image === 'hajde-database' ? images[image] : images.services;
  const start = async (service: Service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const other = services.find((it) => it.name === name);
      if (other && condition === 'service_healthy') await ready(other);
    }
    const image = imageOf(service);
    const box = await startBox({
      image,
      user: service.user,
      command: commandOf(service),
      env: service.environment ?? {},
      mounts: { ...(await mountsOf(service, image, folder)), '/etc/hosts': hosts },
      tmpfs: service.tmpfs ?? [],
      memory: service.mem_limit,
      network: taken(places, service.name).namespace,
    });
    boxes.set(service.name, box);
  };
  const ready = (service: Service) =>
    healthy(service, imageOf(service), taken(boxes, service.name));
  try {
    for (const service of services) await start(service);
    for (const service of services) await ready(service);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    address: (name) => taken(places, name).address,
    box: (name) => taken(boxes, name),
    stop: () => {
      ended ??= end();
      return ended;
    },
  };
}

function taken<V>(map: ReadonlyMap<string, V>, name: string): V {
  const value = map.get(name);
  if (value === undefined) throw new Error(`There is no service ${name}.`);
  return value;
}

function commandOf({ entrypoint = [], command = [] }: Service): string[] | undefined {
  const words = [...entrypoint, ...command];
  return words.length === 0 ? undefined : words;
}

/** Volumes as new folders that belong to the service's user, and files of the repository. */
async function mountsOf(service: Service, image: Image, folder: string) {
  const mounts: Record<string, string> = {};
  const { uid, gid } = await idsOf(image, service.user ?? image.user);
  const places = service.volumes ?? image.volumes.map((path) => `anonymous:${path}`);
  for (const place of places) {
    const [from = '', to = ''] = place.split(':');
    if (from.startsWith('./')) mounts[to] = resolve(root, from);
    else {
      const volume = join(folder, `${service.name}-${from}`);
      await mkdir(volume, { mode: 0o700 });
      await chown(volume, uid, gid);
      mounts[to] = volume;
    }
  }
  return mounts;
}

const WAIT = { timeout: 300_000, interval: 500 };

/** By the check of the service, or else of its image; one that has none is left to the tests. */
export async function healthy(
  service: Pick<Service, 'healthcheck'>,
  image: Image,
  box: Running,
): Promise<void> {
  const check = service.healthcheck?.test.slice(1) ?? image.healthcheck;
  if (check.length === 0) return;
  try {
    const asked = () => (box.hasEnded() ? 'ended' : box.run(...check));
    await vi.waitUntil(async () => [0, 'ended'].includes((await asked()) ?? ''), WAIT);
    if (box.hasEnded()) throw new Error('It has ended.');
  } catch (error) {
    throw new Error(`It did not become healthy:\n${box.said()}`, { cause: error });
  }
}
