/** Where the links of mails lead, whether somebody is signed in here or not. */
const PATHS = ['/reset-password', '/confirm-email', '/stop-reminders'] as const;
export type MailedPath = (typeof PATHS)[number];

export const isMailed = (path: string): path is MailedPath => PATHS.some((one) => one === path);
