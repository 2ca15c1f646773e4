import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/theme/fonts/jakarta-latin.woff2', import.meta.url))

/** The app's letters under an address that never changes, for pages that are not built: offline, and the payer's. */
export function plainFontPlugin(): Plugin {
  return {
    name: 'perya:plain-font',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'fonts/jakarta-latin.woff2', source: readFileSync(source) })
    },
  }
}
