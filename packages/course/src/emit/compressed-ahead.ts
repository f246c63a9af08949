import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const WORTH_IT_FROM_BYTES = 1024;
const TEXT = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
export const COMPRESSED = /\.(br|gz)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** Writes `.br` and `.gz` beside every text file of more than 1 kB, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await compressBeside(file, await readFile(file));
  }
}

/** Writes what this file holds compressed beside it, or takes away what another version left there. */
export async function compressBeside(file: string, content: Buffer): Promise<void> {
  if (content.length <= WORTH_IT_FROM_BYTES) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
    return;
  }
  if (
    (await holds(`${file}.br`, fromBrotli, content)) &&
    (await holds(`${file}.gz`, fromGzip, content))
  ) {
    return;
  }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** False for one that is missing, was cut while it was written, or is of another build. */
async function holds(
  file: string,
  decompress: (compressed: Buffer) => Promise<Buffer>,
  content: Buffer,
): Promise<boolean> {
  if (!existsSync(file)) return false;
  const compressed = await readFile(file);
  return decompress(compressed).then(
    (held) => held.equals(content),
    () => false,
  );
}
