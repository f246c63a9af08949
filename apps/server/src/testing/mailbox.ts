import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it is sent. */
export interface Mailbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The next mail that arrives, or the first that nobody has asked for yet. */
  next(): Promise<ReceivedMail>;
  /** From now on it answers so when a mail is announced; 250 takes it, and 0 takes it and then hangs up. */
  answer(code: number): void;
  /** How many are connected to it now. */
  callers(): number;
  close(): Promise<void>;
}

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty where it came as text alone. */
  readonly html: string;
  header(name: string): string;
  readonly pictures: readonly { type: string; cid: string; bytes: Buffer }[];
}

/** With `deaf`, it takes the connection and then says nothing more. */
export async function startMailbox({ deaf = false, port = 0 } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let answers = 250;
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      if (!deaf) done();
    },
    onRcptTo(_to, _session, done) {
      if (answers < 400) return done();
      done(Object.assign(new Error('not now'), { responseCode: answers }));
    },
    async onData(stream, session, done) {
      const mail = parse(session.envelope.rcptTo[0]?.address ?? '', await text(stream));
      mails.push(mail);
      waiting.shift()?.(mail);
      if (answers === 0) for (const socket of sockets) socket.destroy();
      done();
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Whoever hangs up in the middle is what a test wants.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails,
    answer(code) {
      answers = code;
    },
    callers: () => sockets.size,
    next() {
      const mail = mails[asked];
      asked += 1;
      return mail ? Promise.resolve(mail) : new Promise((arrived) => waiting.push(arrived));
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function parse(to: string, raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const parts = partsOf(raw);
  const bodyOf = (type: string) => parts.find((part) => part.type === type)?.body.toString() ?? '';
  return {
    to,
    subject: words(header(head, 'Subject')),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    header: (name) => header(head, name),
    pictures: parts
      .filter(({ type }) => type.startsWith('image/'))
      .map(({ type, cid, body }) => ({ type, cid, bytes: body })),
  };
}

interface Part {
  readonly type: string;
  readonly cid: string;
  readonly body: Buffer;
}

/** A mail is one part, or parts of parts between boundaries (RFC 2046). */
function partsOf(raw: string): Part[] {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const type = header(head, 'Content-Type');
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    return [
      {
        type: (type.split(';')[0] ?? '').trim() || 'text/plain',
        cid: header(head, 'Content-Id').replace(/[<>]/g, ''),
        body: decode(body, header(head, 'Content-Transfer-Encoding')),
      },
    ];
  }
  const inside = body.split(`--${boundary}`).slice(1, -1);
  return inside.flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
}

/** Long ones are folded onto lines that begin with a space. */
function header(head: string, name: string): string {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
}

/** What is not ASCII comes as encoded words (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, said: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(said, 'base64').toString()
        : decode(said.replaceAll('_', ' '), 'quoted-printable').toString(),
    );
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body);
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
