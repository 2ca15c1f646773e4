import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const sourceOf = (name: string) =>
  fileURLToPath(new URL(`../../../packages/contract/src/${name}.ts`, import.meta.url))

type Endpoint = { method: string; path: string; sealed?: true }

/**
 * `virtual:contract`: where each call goes and which languages are known, read from the contract while building.
 * The browser gets the types of the contract and these few strings; zod stays on the server.
 */
export function contractPlugin(): Plugin {
  const id = 'virtual:contract'
  return {
    name: 'perya:contract',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(loaded) {
      if (loaded !== `\0${id}`) return null
      const read = async <T>(name: string): Promise<T> => {
        const { module, dependencies } = await runnerImport<T>(sourceOf(name))
        for (const file of [sourceOf(name), ...dependencies]) this.addWatchFile(file)
        return module
      }
      const { endpoints } = await read<{ endpoints: Record<string, Endpoint> }>('endpoints')
      const { knownLanguages } = await read<{ knownLanguages: object }>('language')
      const calls = Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path, sealed }]) => [
          name,
          sealed ? { method, path, sealed } : { method, path },
        ]),
      )
      return `export const calls = ${JSON.stringify(calls)}
export const knownLanguages = ${JSON.stringify(knownLanguages)}`
    },
  }
}
