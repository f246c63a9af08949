/** Names and emails are the same without regard to case. */
export const keyOf = (text: string) => text.normalize('NFKC').trim().toLowerCase();
