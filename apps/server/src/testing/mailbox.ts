import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it is sent. */
export interface Mailbox {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The next mail that arrives, or the first that nobody has asked for yet. */
  next(): Promise<ReceivedMail>;
  close(): Promise<void>;
}

interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** With `deaf`, it takes the connection and then says nothing more. */
export async function startMailbox({ deaf = false } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      if (!deaf) done();
    },
    async onData(stream, session, done) {
      const mail = parse(session.envelope.rcptTo[0]?.address ?? '', await text(stream));
      mails.push(mail);
      waiting.shift()?.(mail);
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next() {
      const mail = mails[asked];
      asked += 1;
      return mail ? Promise.resolve(mail) : new Promise((arrived) => waiting.push(arrived));
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function parse(to: string, raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    to,
    subject: header('Subject'),
    text: decode(rest.join('\r\n\r\n'), header('Content-Transfer-Encoding')),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
