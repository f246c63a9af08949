import type { Socket } from 'node:net';

/** As long as what it stands for, so that the length of a body stays right. */
export const NEW_UUID = '00000000-new0-uuid-0000-000000000000';

/** The status of each answer, once all of it is there. */
export async function* answersOf(socket: Socket): AsyncGenerator<number, undefined> {
  let heard = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    heard += chunk;
    const head = heard.indexOf('\r\n\r\n');
    if (head === -1) continue;
    const length = /\r\ncontent-length: (\d+)/i.exec(heard.slice(0, head))?.[1];
    if (heard.length < head + 4 + Number(length ?? 0)) continue;
    const status = Number(heard.slice(9, 12));
    heard = '';
    yield status;
  }
}
