import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

interface Canvas {
  /** Fills a rectangle; what is outside is left out. */
  fill(x: number, y: number, width: number, height: number, colour: Colour): void;
  png(): Buffer;
}

const BYTES_OF_A_PIXEL = 3;

/** A plain picture as PNG: enough for bars, and no library that has to be built for every machine. */
export function canvas(width: number, height: number, ground: Colour): Canvas {
  // Each row begins with how it was filtered, which is not at all.
  const stride = width * BYTES_OF_A_PIXEL + 1;
  const rows = Buffer.alloc(stride * height);
  const fill: Canvas['fill'] = (x, y, w, h, colour) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1) {
      for (let column = Math.max(0, x); column < Math.min(width, x + w); column += 1) {
        rows.set(colour, row * stride + 1 + column * BYTES_OF_A_PIXEL);
      }
    }
  };
  fill(0, 0, width, height, ground);
  return {
    fill,
    png() {
      const head = Buffer.alloc(13);
      head.writeUInt32BE(width, 0);
      head.writeUInt32BE(height, 4);
      // Eight bits a channel, three channels.
      head.set([8, 2], 8);
      return Buffer.concat([
        SIGNATURE,
        chunk('IHDR', head),
        chunk('IDAT', deflateSync(rows)),
        chunk('IEND', Buffer.alloc(0)),
      ]);
    },
  };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
