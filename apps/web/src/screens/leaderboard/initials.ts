/** What stands in for a picture: the first two letters of the name. */
export function initials(username: string): string {
  return [...username].slice(0, 2).join('').toUpperCase();
}
