import type { Mail } from '../../mail/mailer.ts';
import type { Message } from './message.ts';

interface To {
  readonly mailbox: string;
  readonly unsubscribeToken: string;
  readonly publicUrl: string;
}

/** A reminder by mail, in both forms. */
export function reminderMail(to: To, { title, body, url }: Message): Mail {
  const link = `${to.publicUrl}${url}`;
  return {
    ...addressed(to),
    subject: title,
    text: ['Përshëndetje,', title, body, link, wayOut(to)].join('\n\n'),
    html: page(to, [
      `<h1 style="font-size:20px">${escaped(title)}</h1>`,
      `<p>${escaped(body)}</p>`,
      button(link, 'Open Hajde'),
    ]),
  };
}

/** To whom, and how to end it by one press of the mail program's own button (RFC 8058). */
export const addressed = ({ mailbox, unsubscribeToken, publicUrl }: To) => ({
  to: mailbox,
  headers: {
    'List-Unsubscribe': `<${publicUrl}/api/reminders/unsubscribe?token=${unsubscribeToken}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

const WHY = 'You asked Hajde to send you this.';

export const wayOut = (to: To) => `${WHY} To stop these emails:\n${stopLink(to)}`;

/** After the #, so that it reaches no server's log on its way. */
const stopLink = ({ publicUrl, unsubscribeToken }: To) =>
  `${publicUrl}/stop-reminders#${unsubscribeToken}`;

/** Mail programs know few styles, and only where they stand on the thing itself. Nothing is fetched. */
export function page(to: To, parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f1a17;background:#fffaf3"><div style="max-width:480px;margin:0 auto">${parts.join('')}<p style="font-size:13px;color:#6b5f57">${WHY} <a href="${escaped(stopLink(to))}" style="color:#6b5f57">Stop these emails</a></p></div></body></html>`;
}

export const button = (href: string, text: string) =>
  `<p><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#c8102e;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(text)}</a></p>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
