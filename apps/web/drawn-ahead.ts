import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Builds, after the app, what the server draws first screens with: the same screens as one file. */
export function drawnAhead(): Plugin {
  return {
    name: 'hajde:drawn-ahead',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          root: import.meta.dirname,
          logLevel: 'warn',
          plugins: [react()],
          ssr: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: 'src/first-screen/draw.tsx',
            outDir: resolve(import.meta.dirname, 'dist-server'),
            emptyOutDir: true,
            assetsInlineLimit: 0,
            copyPublicDir: false,
            rollupOptions: { output: { codeSplitting: false } },
          },
        });
      },
    },
  };
}
