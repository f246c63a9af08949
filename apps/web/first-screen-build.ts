import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { courseInCode } from './course-in-code.ts';
import { moduleAfterPaint } from './src/app/first-screen/preload-after-paint.ts';

/** What every page needs after its first screen is painted. */
const APP = ['src/main.tsx'];

/** What the first screen is painted with goes before what starts the app. */
const AFTER_STYLES = 'fetchpriority="low"';

/**
 * Builds, after the app, what the server draws first screens with: the same screens as one file. It
 * knows from the app's build which files each screen consists of.
 */
export function firstScreenBuild(): Plugin {
  let files: Record<string, string[]> = {};
  return {
    name: 'hajde:first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        files = filesByModule(bundle);
        const links = APP.flatMap((module) => files[module] ?? []).map(moduleAfterPaint);
        return html
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, `<$1 ${AFTER_STYLES}`)
          .replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => buildDrawing(files),
    },
  };
}

/** Each module that is loaded by itself, with the files that come with it. */
function filesByModule(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return found;
    found.add(name);
    for (const imported of chunk.imports) withImports(imported, found);
    return found;
  };
  return Object.fromEntries(
    Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.facadeModuleId
        ? [
            [
              relative(import.meta.dirname, chunk.facadeModuleId),
              [...withImports(chunk.fileName)].map((name) => `/${name}`),
            ],
          ]
        : [],
    ),
  );
}

async function buildDrawing(files: Record<string, string[]>): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), courseInCode()],
    ssr: { noExternal: true },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.FILES_OF_MODULES': JSON.stringify(files),
    },
    build: {
      ssr: 'src/app/first-screen/draw.tsx',
      outDir: resolve(import.meta.dirname, 'dist-server'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
}
