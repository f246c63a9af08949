// @ts-check
import { chmodSync, statSync } from 'node:fs';

const OTHERS_ENTER = 0o001;

/**
 * PostgreSQL refuses to run as root, so that it then runs as another user, who must be able to enter the
 * clone: a folder that `mktemp -d` has made lets nobody else in.
 * @param {string} folder
 */
export function letOthersEnter(folder, user = process.getuid?.()) {
  const { mode } = statSync(folder);
  if (user !== 0 || mode & OTHERS_ENTER) return;
  chmodSync(folder, mode | OTHERS_ENTER);
  console.log(`PostgreSQL cannot run as root: its user may enter ${folder} now (chmod o+x).`);
}
