import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotMeasure } from '../part.ts';

/** What Lighthouse says about one visit. */
export interface Report {
  /** Of 100 each. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly largestPaintMs: number;
}

const INSTALLS_WITHIN_MS = 180_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LARGEST_PAINT = 'largest-contentful-paint';
/** A page without scripts is finished when it is loaded and painted. */
const SHORT_PAUSES = {
  pauseAfterFcpMs: 500,
  pauseAfterLoadMs: 500,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

/** Lighthouse with its own mobile settings, a slow phone on a slow network, on the browser of this port. */
export async function openLighthouse(port: number) {
  await install();
  // Not by its name alone: the types of the project do not depend on what the bench installs.
  const module = 'lighthouse';
  const { default: lighthouse }: Lighthouse = await import(module);

  async function visit(url: string, flags: object) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      disableFullPageScreenshot: true,
      ...flags,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    return result.lhr;
  }

  return {
    async report(url: string): Promise<Report> {
      const { categories, audits } = await visit(url, { onlyCategories: CATEGORIES });
      const points = (name: (typeof CATEGORIES)[number]) => 100 * (categories[name]?.score ?? 0);
      return {
        performance: points('performance'),
        accessibility: points('accessibility'),
        bestPractices: points('best-practices'),
        largestPaintMs: largestPaint(audits, url),
      };
    },
    /** Of a page without scripts. */
    async largestPaintMs(url: string): Promise<number> {
      const { audits } = await visit(url, { onlyAudits: [LARGEST_PAINT], ...SHORT_PAUSES });
      return largestPaint(audits, url);
    },
  };
}

function largestPaint(audits: Audits, url: string): number {
  const paint = audits[LARGEST_PAINT]?.numericValue;
  if (paint === undefined) throw new Error(`Lighthouse saw nothing painted on ${url}`);
  return paint;
}

type Audits = Record<string, { numericValue?: number }>;

interface Lighthouse {
  default(
    url: string,
    flags: object,
  ): Promise<{
    lhr: {
      runtimeError?: { message: string };
      categories: Record<string, { score: number | null }>;
      audits: Audits;
    };
  }>;
}

async function install(): Promise<void> {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (npm ci in bench/web) …');
  try {
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], {
      cwd: folder,
      timeout: INSTALLS_WITHIN_MS,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    throw new CannotMeasure(`Lighthouse could not be installed: run npm ci in bench/web. ${error}`);
  }
}
