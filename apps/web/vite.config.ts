import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { categoryIconsPlugin } from './vite/category-icons-plugin.ts'
import { clientAssetsPlugin } from './vite/client-assets-plugin.ts'
import { contractPlugin } from './vite/contract-plugin.ts'
import { devPagePlugin } from './vite/dev-page-plugin.ts'
import { firstPaintPlugin } from './vite/first-paint-plugin.ts'
import { isFirstView } from './vite/first-view.ts'
import { flagsPlugin } from './vite/flags-plugin.ts'
import { iconCompiler } from './vite/icon-compiler.ts'
import { plainFontPlugin } from './vite/plain-font-plugin.ts'
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts'
import { textsPlugin } from './vite/texts-plugin.ts'

const api = process.env.PERYA_API ?? 'http://127.0.0.1:8080'

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The server puts a fresh value here for every page; Vite copies it to each tag it writes.
  html: { cspNonce: '%nonce%' },
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    icons({ compiler: iconCompiler, autoInstall: false }),
    contractPlugin(),
    textsPlugin(),
    flagsPlugin(),
    categoryIconsPlugin(),
    clientAssetsPlugin(),
    devPagePlugin(api),
    firstPaintPlugin(),
    plainFontPlugin(),
    isSsrBuild ? [] : serviceWorkerPlugin(),
  ],
  // React brings it since version 18; the stand-in for older ones would travel with the first view.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // Pre-rendering runs in the server's Node without this app's dependencies.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    manifest: !isSsrBuild,
    // Browsers that do not know it fetch a file a little later.
    // A part that opens later fetches its own imports: their names would be a hundredth of the first view.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Fonts and pictures stay files: a data: address would be no smaller and never cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The first view lists every file a screen needs: those that are no screen's own need no name there.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || name === 'react' ? 'assets/[name]-[hash].js' : 'assets/c-[hash].js',
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                // React changes less often than we do.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                // Named, so that the bundler's helpers do not settle beside it and pull it into the first view.
                { name: 'icu', test: /node_modules\/(?:moo|@messageformat|@lingui\/message-utils)\// },
                // All the first view needs in one file: a score of small ones compress worse.
                {
                  name: (id, build) =>
                    isFirstView(id, (each) => build.getModuleInfo(each)) ? 'first' : null,
                },
              ],
            },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/moreLottery', '/docs', '/dev', '/manifest.webmanifest'].map((path) => [path, api]),
    ),
  },
}))
