import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const source = fileURLToPath(new URL('../../../packages/contract/src/endpoints.ts', import.meta.url))

type Endpoint = { method: string; path: string; sealed?: true }

/**
 * `virtual:contract`: where each call goes, read from the contract while building.
 * The browser gets the types of the contract and these few strings; zod stays on the server.
 */
export function contractPlugin(): Plugin {
  const id = 'virtual:contract'
  return {
    name: 'perya:contract',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null
      const { module, dependencies } = await runnerImport<{ endpoints: Record<string, Endpoint> }>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(file)
      const calls = Object.fromEntries(
        Object.entries(module.endpoints).map(([name, { method, path, sealed }]) => [
          name,
          sealed ? { method, path, sealed } : { method, path },
        ]),
      )
      return `export const calls = ${JSON.stringify(calls)}`
    },
  }
}
