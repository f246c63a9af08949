import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguagePack } from '@hajde/rules/course/course';
import type { CourseManifest, PackFile, UnitFile } from '@hajde/rules/course/course-files';

interface EmittedUnit {
  readonly spoken: UnitFile;
  readonly file: string;
}

/**
 * Puts each pack into one file, so that a download is one request: its units as they were emitted,
 * each followed by the speech of its lessons, byte after byte. It is as long as the pack's `size`.
 */
export async function writePacks(
  packs: readonly LanguagePack[],
  units: readonly EmittedUnit[],
  outDir: string,
): Promise<CourseManifest['packs']> {
  const written: Record<string, PackFile> = {};
  for (const { id, version, size, unitIds } of packs) {
    const held = unitIds.flatMap(
      (unitId) => units.find(({ spoken }) => spoken.id === unitId) ?? [],
    );
    const parts = held.flatMap(({ spoken, file }) => [
      file,
      ...spoken.lessons.flatMap(({ speech }) => speech.file ?? []),
    ]);
    const content = Buffer.concat(
      await Promise.all(parts.map((name) => readFile(join(outDir, name)))),
    );
    const file = `pack-${id}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.bin`;
    await writeFile(join(outDir, file), content);
    written[id] = { file, version, size, unitBytes: await bytesOf(held, outDir) };
  }
  return written;
}

async function bytesOf(units: readonly EmittedUnit[], outDir: string) {
  const sizes = units.map(async ({ spoken, file }) => {
    return [spoken.id, (await stat(join(outDir, file))).size] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}
