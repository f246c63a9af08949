import type { CDPSession, Page } from '@playwright/test';

/** What is clicked, and what is to be seen then. */
interface Click {
  readonly on: string;
  readonly shows: string;
}

/** Clicks as a person does: milliseconds until what it changed is on the screen. */
export async function timeToPaint(page: Page, click: Click): Promise<number> {
  const armed = await page.evaluateHandle(arm, click);
  await page.locator(click.on).click();
  return armed.evaluate(({ painted }) => painted);
}

/** The longest that the page's main thread was taken by the same, in milliseconds. */
export async function longestTask(
  page: Page,
  devTools: CDPSession,
  click: Click & {
    /** What follows what is to be seen. */
    readonly follows: string;
  },
): Promise<number> {
  const trace = await startTrace(devTools);
  await timeToPaint(page, click);
  await page.locator(click.follows).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return Math.max(...(await trace.end()));
}

/** Runs in the page. A message that is sent within a frame arrives when the frame is done. */
function arm({ on, shows }: Click): { painted: Promise<number> } {
  const painted = new Promise<number>((resolve) => {
    document.querySelector(on)?.addEventListener(
      'click',
      ({ timeStamp }) => {
        const afterFrame = () =>
          requestAnimationFrame(() => {
            if (!document.querySelector(shows)) return afterFrame();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        afterFrame();
      },
      { once: true, capture: true },
    );
  });
  return { painted };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** The tasks of the thread that took the click, in ms. */
async function startTrace(devTools: CDPSession): Promise<{ end(): Promise<number[]> }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    events.push(...(value as TraceEvent[]));
  };
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return {
    async end() {
      const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
      await devTools.send('Tracing.end');
      await complete;
      devTools.off('Tracing.dataCollected', collect);
      const click = events.find(
        ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
      );
      if (!click) throw new Error('The click is not in the trace');
      return events
        .filter(
          ({ name, pid, tid }) => name === 'RunTask' && pid === click.pid && tid === click.tid,
        )
        .map(({ dur = 0 }) => dur / 1000);
    },
  };
}
