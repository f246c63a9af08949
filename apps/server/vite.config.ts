import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const BUNDLE = join(import.meta.dirname, 'dist');
const NATIVE = ['@node-rs/argon2'];

/** The server as a few files: finding and reading a thousand small ones was most of a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [packagesFindTheirFiles()],
  define: { __dirname: 'import.meta.dirname' },
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: true,
    outDir: BUNDLE,
    emptyOutDir: true,
    target: 'node26',
    reportCompressedSize: false,
    rollupOptions: {
      input: { main: 'src/main.ts', watchdog: 'src/db/engine/watchdog.ts' },
      // Side by side, beside the sources: see the two folders.ts.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/** CommonJS packages look for their files beside themselves, which is elsewhere seen from the bundle. */
function packagesFindTheirFiles(): Plugin {
  return {
    name: 'hajde:packages-find-their-files',
    transform: {
      filter: { id: /node_modules/, code: '__dirname' },
      handler: (code, id) => {
        const folder = relative(BUNDLE, dirname(id)).replaceAll('\\', '/');
        return code.replaceAll('__dirname', `(__dirname + ${JSON.stringify(`/${folder}`)})`);
      },
    },
  };
}
