/**
 * How many seconds an MP3 file plays: its frames say how long each of them is. Undefined where it is
 * something else than frames from its first byte to its last.
 */
export function mp3Seconds(file: Uint8Array): number | undefined {
  let seconds = 0;
  for (let at = 0; at + 4 <= file.length; ) {
    const frame = frameAt(file, at);
    if (!frame) return undefined;
    seconds += frame.seconds;
    at += frame.bytes;
  }
  return seconds;
}

function frameAt(file: Uint8Array, at: number): { bytes: number; seconds: number } | undefined {
  const [sync = 0, kind = 0, rates = 0] = file.subarray(at, at + 3);
  const isFrame = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = (kind >> 3) & 3;
  const rate = (RATES[(rates >> 2) & 3] ?? 0) / (RATE_DIVISORS[version] ?? 1);
  const isFirst = version === FIRST_VERSION;
  const kbits = (isFirst ? KBITS_1 : KBITS_2)[rates >> 4] ?? 0;
  if (!isFrame || rate === 0 || kbits === 0) return undefined;
  const samples = isFirst ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const bytes = Math.floor(((samples / 8) * kbits * 1000) / rate) + padding;
  return { bytes, seconds: samples / rate };
}

const FIRST_VERSION = 3;
const RATES = [44_100, 48_000, 32_000];
/** Of MPEG 2.5, none, 2 and 1. */
const RATE_DIVISORS = [4, 1, 2, 1];
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
