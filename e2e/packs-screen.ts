import type { Page } from '@playwright/test';
import { ask, type Person } from './person.ts';

export const PACK_FILE = /^GET \/course\/pack-/;

export const section = (page: Page, name: string) => page.getByRole('region', { name });

export const card = (page: Page, list: string, pack: string) =>
  section(page, list)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: pack, exact: true }) });

/** The first pack that the server offers. */
export async function firstPack(page: Page, me: Person) {
  const [pack] = await ask(page, me, 'GET /api/language-packs');
  if (!pack) throw new Error('The server offers no pack');
  return pack;
}
