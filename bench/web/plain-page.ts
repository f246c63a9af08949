import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The floor of a page: its words as HTML, without a style, a script or a picture. */
export async function servePlainPages() {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(page ?? brotliCompressSync(''));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    /** Puts up the words of the page that is open, and says where. */
    async put(path: string, page: Page): Promise<string> {
      // biome-ignore lint/performance/useDomNodeTextContent: the words as they are shown, line by line
      const words = await page.locator('body').innerText();
      pages.set(path, brotliCompressSync(asHtml(words)));
      return `http://localhost:${port}${path}`;
    },
    close: () => server.close(),
  };
}

function asHtml(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hajde</title></head>
<body>
${lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('\n')}
</body>
</html>
`;
}
