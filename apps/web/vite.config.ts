import { resolve } from 'node:path';
import { compressFolder } from '@hajde/course/emit/compressed-ahead';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './chunks.ts';
import { courseInCode } from './course-in-code.ts';
import { firstScreenBuild } from './first-screen-build.ts';
import { webManifest } from './web-manifest.ts';

/** Where the API runs while Vite serves the pages. */
const API = process.env.HAJDE_API ?? 'http://localhost:3000';
/** The API compares a call's origin with its host, so the host stays the page's. */
const SAME_HOST = { target: API, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), courseInCode(), offline(), firstScreenBuild(), precompressed()],
  // For React 17 and older; this one has the hook itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Pictures stay files: inlined, they would swell the JavaScript and miss the cache. The few that stand
    // in the way of the first paint are the exception (?inline).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
        // Names stand in every file that asks for another, and seven letters tell enough of them apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': SAME_HOST, '/course': SAME_HOST } },
});

/** The service worker and the list of the files that the app needs to start without a network. */
function offline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'service-worker.ts',
    // The page registers it by itself, from a module: the CSP allows nothing inline.
    injectRegister: false,
    manifest: webManifest,
    // Icons are the installer's business, not the app's.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'app-icon.svg', 'assets/**/*.{js,css,svg,woff2}'],
      // Words outside the course may need them; the device's own letters will do offline.
      // SQLite is for making Anki decks alone, and is fetched then.
      globIgnores: ['assets/*-latin-ext-*.woff2', 'assets/anki-deck-*.js'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  });
}

function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'hajde:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // After everybody else, the service worker's own build included.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
