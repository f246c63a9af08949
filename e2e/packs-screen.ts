import type { Page } from '@playwright/test';

export const PACK_FILE = /^GET \/course\/pack-/;

export const section = (page: Page, name: string) => page.getByRole('region', { name });

export const card = (page: Page, list: string, pack: string) =>
  section(page, list)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: pack, exact: true }) });
