import { VitePWA } from 'vite-plugin-pwa'

const cacheForArt = { cacheName: 'art', expiration: { maxEntries: 400, maxAgeSeconds: 30 * 24 * 3600 } }

/**
 * `/sw.js`: keeps the app's own files and pictures, and an offline page.
 * Nothing under /wps, /lgw, /dev or /docs is ever kept: no rule below matches those addresses.
 */
export function serviceWorkerPlugin() {
  return VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    // Each merchant has its own; the server writes it.
    manifest: false,
    workbox: {
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      globPatterns: ['offline.html', 'offline.css', 'icons/icon-192.png', 'assets/*.{js,css,woff2}'],
      // The page is made by the server for each visit, so there is no copy of it to fall back on.
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/offline.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 200 } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/art/'),
          handler: 'CacheFirst',
          options: cacheForArt,
        },
      ],
    },
  })
}
