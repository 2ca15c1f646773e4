import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const contract = fileURLToPath(new URL('../../../packages/contract/src/language.ts', import.meta.url))
const read = (country: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`circle-flags/flags/${country}.svg`)))

/** `/flags/ph.svg` and its sisters: the flag of every known language, by a name the page can put together. */
export function flagsPlugin(): Plugin {
  return {
    name: 'perya:flags',
    configureServer(server) {
      server.middlewares.use('/flags/', (request, response, next) => {
        const country = /^\/([a-z]{2})\.svg$/.exec(request.url ?? '')?.[1]
        if (!country) return next()
        response.setHeader('content-type', 'image/svg+xml').end(read(country))
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { module } = await runnerImport<{ knownLanguages: Record<string, { country: string }> }>(contract)
      for (const { country } of Object.values(module.knownLanguages)) {
        const name = country.toLowerCase()
        this.emitFile({ type: 'asset', fileName: `flags/${name}.svg`, source: read(name) })
      }
    },
  }
}
