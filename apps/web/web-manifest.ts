import type { ManifestOptions } from 'vite-plugin-pwa';

/** How Hajde presents itself once it is installed. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Hajde: learn Albanian as it is spoken in Kosovo',
  short_name: 'Hajde',
  description:
    'Learn Albanian as it is spoken in Kosovo: short lessons, streaks, gems and an eagle who cheers you on.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#db2433',
  background_color: '#fbf3e4',
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/maskable-icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // By POST, so that no address has the text in it; the service worker answers it.
  share_target: {
    action: '/read',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    { name: 'Learn', url: '/learn' },
    { name: 'Read a message', url: '/read' },
    { name: 'Offline packs', url: '/offline-packs' },
  ],
};
