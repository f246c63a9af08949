import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file of the web app with its compressed twins, by the encoding's name. */
interface WebFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  readonly compressed: ReadonlyMap<string, Variant>;
}

interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
}

/**
 * The built web app in memory, which is a few megabytes: the threads that read files also hash
 * passwords and look up names, and a page must not wait for them. It is read in one go, as nobody is
 * served yet: handing 250 small files to these threads and back takes longer than reading them. Gives a
 * function that sends the file of a path, or says that there is none.
 */
export function webFiles(folder: string) {
  const names = namesIn(folder);
  const files = new Map<string, WebFile>();
  for (const name of names) {
    if (!(extname(name) in ENCODINGS)) files.set(name, read(folder, name, names));
  }

  return (path: string, request: FastifyRequest, reply: FastifyReply): boolean => {
    const file = files.get(path);
    if (file === undefined) return false;
    send(file, request, reply);
    return true;
  };
}

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

function send(file: WebFile, { headers }: FastifyRequest, reply: FastifyReply): void {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = [...file.compressed.keys()].find((name) =>
    new RegExp(`\\b${name}\\b`).test(accepted),
  );
  const { bytes, etag } = (encoding && file.compressed.get(encoding)) || file.plain;
  reply.header('cache-control', file.cacheControl).header('etag', etag);
  if (file.compressed.size > 0) reply.header('vary', 'accept-encoding');
  if (headers['if-none-match']?.includes(etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.type(file.type).send(bytes);
}

function read(folder: string, name: string, names: ReadonlySet<string>): WebFile {
  const compressed = new Map<string, Variant>();
  for (const [ending, encoding] of Object.entries(ENCODINGS)) {
    const twin = name + ending;
    if (names.has(twin)) compressed.set(encoding, variant(join(folder, twin)));
  }
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    cacheControl: name.startsWith('assets/') ? IMMUTABLE : 'no-cache',
    plain: variant(join(folder, name)),
    compressed,
  };
}

function variant(path: string): Variant {
  const bytes = readFileSync(path);
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}

/** As addresses write them, without the first slash. */
function namesIn(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    files.map(({ parentPath, name }) =>
      relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
    ),
  );
}
