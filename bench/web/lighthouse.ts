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

/** Lighthouse's own mobile settings: a slow phone on a slow network, simulated. */
export type Visit = (url: string) => Promise<Report>;

const INSTALLS_WITHIN_MS = 180_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** Lighthouse on the browser that listens on this port. */
export async function openLighthouse(port: number): Promise<Visit> {
  await install();
  // Not by its name alone: the types of the project do not depend on what the bench installs.
  const module = 'lighthouse';
  const { default: lighthouse }: Lighthouse = await import(module);
  return async (url) => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      disableFullPageScreenshot: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    const { categories, audits } = result.lhr;
    const points = (name: (typeof CATEGORIES)[number]) => 100 * (categories[name]?.score ?? 0);
    const paint = audits['largest-contentful-paint']?.numericValue;
    if (paint === undefined) throw new Error(`Lighthouse saw nothing painted on ${url}`);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      bestPractices: points('best-practices'),
      largestPaintMs: paint,
    };
  };
}

interface Lighthouse {
  default(
    url: string,
    flags: object,
  ): Promise<{
    lhr: {
      runtimeError?: { message: string };
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { numericValue?: number }>;
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
