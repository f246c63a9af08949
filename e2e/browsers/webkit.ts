import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type Browser, PHONE, type Scheme } from './browser.ts';

/** WebKit as Debian builds it: its own small browser, in a screen that nobody sees. */
export async function openWebKit(
  { driver, miniBrowser }: { driver: string; miniBrowser: string },
  scheme: Scheme,
): Promise<Browser> {
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // There is no graphics card behind that screen.
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Nor a sound card: what is played goes nowhere.
      GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX',
    },
  });
  const end = async () => {
    await endProcess(service);
    await endProcess(screen.process);
  };
  try {
    await answering(port);
    const webkit = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    await webkit.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
    await sizeWindow(webkit);
    const version = (await webkit.getCapabilities()).get('browserVersion');
    return {
      name: `WebKit ${version}`,
      goto: (url) => webkit.get(url),
      evaluate: async (work, given) => {
        const { done, failed } = await webkit.executeAsyncScript<{
          done?: string;
          failed?: string;
        }>(inPage(work, given));
        if (failed !== undefined) throw new Error(failed);
        return JSON.parse(done ?? 'null');
      },
      clickAt: async (x, y) => {
        const at = { x: Math.round(x), y: Math.round(y) };
        await webkit.actions().move(at).press().release().perform();
      },
      type: async (text) => {
        await webkit.actions().sendKeys(text).perform();
      },
      picture: async (file) => writeFile(file, await webkit.takeScreenshot(), 'base64'),
      close: async () => {
        await webkit.quit();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const inPage = <G, R>(work: (given: G) => R | Promise<R>, given: G) =>
  `const tell = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${work})(${JSON.stringify(given)})).then(
    (it) => tell({ done: JSON.stringify(it ?? null) }),
    (error) => tell({ failed: String(error) }),
  );`;

/** The window has bars of its own, so it is as much larger than the page. */
async function sizeWindow(webkit: WebDriver): Promise<void> {
  let { width, height } = PHONE;
  for (let tries = 0; tries < 3; tries += 1) {
    await webkit.manage().window().setRect({ x: 0, y: 0, width, height });
    const inner = await webkit.executeScript<{ width: number; height: number }>(
      'return { width: innerWidth, height: innerHeight };',
    );
    if (inner.width === PHONE.width && inner.height === PHONE.height) return;
    width += PHONE.width - inner.width;
    height += PHONE.height - inner.height;
  }
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1400x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = process.stdio[3];
  if (!(told instanceof Readable)) throw new Error('Xvfb cannot tell its display.');
  for await (const line of createInterface(told)) return { display: `:${line}`, process };
  throw new Error('Xvfb did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

const ANSWERS_WITHIN_MS = 20_000;

async function answering(port: number): Promise<void> {
  const until = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.', { cause: error });
      await new Promise((soon) => setTimeout(soon, 100));
    }
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
