import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The page, in the sources and in the built folder. */
export const EVERY_QUESTION = 'src/app/testing/every-question.html';

/** Builds the page on which tests look at every question, out of the sources of the app. */
export async function buildEveryQuestion(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rollupOptions: { input: resolve(import.meta.dirname, EVERY_QUESTION) },
    },
  });
}
