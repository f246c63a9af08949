/** Where a device hands over what somebody shares to Hajde (`share_target` of the manifest). */
export const SHARE_PATH = '/read';

/** For the page that is about to open; nothing is written down, and a second page gets nothing. */
let waiting = '';

/** Takes the text out of what was shared and leads to the page, as a plain GET. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const parts = ['title', 'text', 'url'].map((name) => form.get(name));
    waiting = parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
  } catch {
    waiting = '';
  }
  return Response.redirect(SHARE_PATH, 303);
}

/** What was shared, once. */
export function giveShared(): string {
  const text = waiting;
  waiting = '';
  return text;
}
