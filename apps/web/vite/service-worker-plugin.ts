import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Manifest } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { filesOf } from './manifest-files.ts'

type ManifestTransform = NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number]

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** What is kept while the app is used. Written into the worker as they stand, so they may use nothing from around them. */
export const runtimeCaching: NonNullable<VitePWAOptions['workbox']['runtimeCaching']> = [
  {
    urlPattern: ({ request }) => request.mode === 'navigate',
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: '/offline.html' } },
  },
  {
    urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'assets',
      expiration: { maxEntries: 200 },
      plugins: [
        {
          // A browser never asks again for code that it once failed to get, so what is out of reach is waited for.
          handlerDidError: async ({ request }) => {
            for (let tries = 0; tries < 240; tries += 1) {
              await new Promise((resolve) => setTimeout(resolve, 1_000))
              const response = await fetch(request.url).catch(() => undefined)
              if (response) return response
            }
            return
          },
        },
      ],
    },
  },
  {
    urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/art/'),
    handler: 'CacheFirst',
    options: { cacheName: 'art', expiration: { maxEntries: 400, maxAgeSeconds: 30 * 24 * 3600 } },
  },
]

/**
 * What the worker fetches ahead is what every visit needs: the first view's files and the offline page.
 * Screens' own files are kept when a player first opens them.
 */
const keepFirstView: ManifestTransform = (entries) => {
  const manifest: Manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
  const first = filesOf(manifest, 'index.html')
  return {
    manifest: entries.filter(({ url }) => !url.startsWith('assets/') || first.has(url)),
    warnings: [],
  }
}

/**
 * `/sw.js`: keeps the app's own files and pictures, and an offline page, and shows notifications.
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
      importScripts: ['/push-worker.js'],
      cleanupOutdatedCaches: true,
      globPatterns: [
        'offline.html',
        'offline.js',
        'plain.css',
        'fonts/jakarta-latin.woff2',
        'icons/icon.svg',
        'assets/*.{js,css,woff2}',
      ],
      // Letters few pages need.
      globIgnores: ['assets/plus-jakarta-sans-*', 'assets/bricolage-vietnamese-*'],
      manifestTransforms: [keepFirstView],
      // The page is made by the server for each visit, so there is no copy of it to fall back on.
      navigateFallback: null,
      runtimeCaching,
    },
  })
}
