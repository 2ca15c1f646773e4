import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { slotLooksPlugin } from './slot-looks-plugin.ts'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** The games as a player sees them: one small page, and each game in a piece of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  plugins: [slotLooksPlugin()],
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // The page of a game names what it will load, so that nothing waits for what asks for it.
    manifest: true,
    // Old browsers are shown the door by the app, and the content policy allows no script of ours in the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The catalogue of all games comes with the rules; a page that plays one of them needs none of it.
      treeshake: { moduleSideEffects: (id) => !id.startsWith(packages) },
    },
  },
})
