import type { FastifyInstance } from 'fastify';
import type { MailConfig } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same once more, for programs that show it. */
  readonly html?: string;
  readonly headers?: Record<string, string>;
  /** Pictures that the HTML shows by `cid:`; they come along, so nothing tells when a mail is read. */
  readonly pictures?: readonly {
    readonly cid: string;
    readonly name: string;
    readonly png: Buffer;
  }[];
}

export interface Mailer {
  /** Where links in mails lead. */
  readonly publicUrl: string;
  /**
   * Does this work, which ends in a mail or in none, while nobody waits for it: how long an answer
   * takes must not tell whether there was anybody to write to.
   */
  later(work: () => Promise<Mail | undefined>): void;
  /** Hands this mail over and says whether that worked, by failing where it did not. */
  send(mail: Mail): Promise<void>;
}

/** Sends mail in the background; a server that stops sends what it has begun. */
export async function openMailer(
  app: FastifyInstance,
  config: MailConfig | undefined,
): Promise<Mailer | undefined> {
  if (config === undefined) return undefined;
  // Most servers send no mail, and it brings a lot with it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const underway = new Set<Promise<void>>();

  async function send({ pictures = [], ...mail }: Mail): Promise<void> {
    const attachments = pictures.map(({ cid, name, png }) => ({
      cid,
      filename: name,
      content: png,
      contentType: 'image/png',
    }));
    await transport.sendMail({ from: config?.from, ...mail, attachments });
  }

  async function sendWhatComesOf(work: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await work();
      if (mail) await send(mail);
    } catch (error) {
      app.log.error({ err: error }, 'a mail could not be sent');
    }
  }

  app.addHook('onClose', async () => {
    await Promise.all(underway);
    transport.close();
  });
  return {
    publicUrl: config.publicUrl,
    later(work) {
      const sending = sendWhatComesOf(work).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    send,
  };
}

const TIMEOUT_MS = 10_000;
