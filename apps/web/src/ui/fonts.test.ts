import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** In WOFF2 the commonest tables go by number; of these only the length matters here. */
const FVAR = 47;
const GVAR = 48;
const TRANSFORMED = [10, 11];

test.each([
  ['nunito', 400, 700],
  ['baloo-2', 600, 800],
])(
  '%s has its weights, and no variation points beyond them: Firefox would drop them all',
  (name, lightest, boldest) => {
    const tables = tablesOf(readFileSync(join(import.meta.dirname, `fonts/${name}-latin.woff2`)));
    const fvar = tables.get(FVAR)!;
    const axis = fvar.subarray(fvar.readUInt16BE(4));
    expect([axis.toString('latin1', 0, 4), axis.readInt32BE(4) / 65536]).toEqual([
      'wght',
      lightest,
    ]);
    expect(axis.readInt32BE(12) / 65536).toBe(boldest);
    const peaks = peaksOf(tables.get(GVAR)!);
    expect(peaks.length).toBeGreaterThan(0);
    expect(peaks.filter((peak) => Math.abs(peak) > 1)).toEqual([]);
  },
);

/** The tables by their number, out of the one stream in which they are compressed. */
function tablesOf(font: Buffer): Map<number, Buffer> {
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  const count = font.readUInt16BE(12);
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const lengths: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    const flags = font.readUInt8(at++);
    const id = flags & 63;
    if (id === 63) at += 4;
    const whole = number();
    const isTransformed = TRANSFORMED.includes(id) ? flags >> 6 === 0 : flags >> 6 !== 0;
    lengths.push([id, isTransformed ? number() : whole]);
  }
  const content = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let start = 0;
  return new Map(
    lengths.map(([id, length]) => {
      start += length;
      return [id, content.subarray(start - length, start)];
    }),
  );
}

/** Where variations of the one axis begin, peak and end, shared ones and those of single glyphs. */
function peaksOf(gvar: Buffer): number[] {
  const [sharedCount, glyphCount] = [gvar.readUInt16BE(6), gvar.readUInt16BE(12)];
  const long = gvar.readUInt16BE(14) & 1;
  const shared = gvar.readUInt32BE(8);
  const data = gvar.readUInt32BE(16);
  const f2dot14 = (at: number) => gvar.readInt16BE(at) / 16384;
  const peaks = Array.from({ length: sharedCount }, (_, i) => f2dot14(shared + 2 * i));
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    const offset = (i: number) =>
      long ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i);
    if (offset(glyph) === offset(glyph + 1)) continue;
    let at = data + offset(glyph);
    const tuples = gvar.readUInt16BE(at) & 0x0fff;
    at += 4;
    for (let tuple = 0; tuple < tuples; tuple++) {
      const index = gvar.readUInt16BE(at + 2);
      at += 4;
      const coordinates = (index & 0x8000 ? 1 : 0) + (index & 0x4000 ? 2 : 0);
      for (let i = 0; i < coordinates; i++, at += 2) peaks.push(f2dot14(at));
    }
  }
  return peaks;
}
