/** Where the links of mails lead, whether somebody is signed in here or not. */
export type MailedPath = '/reset-password' | '/confirm-email';

export const isMailed = (path: string): path is MailedPath =>
  path === '/reset-password' || path === '/confirm-email';
