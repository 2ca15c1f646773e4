import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const sourceOf = (name: string) =>
  fileURLToPath(new URL(`../../../packages/contract/src/${name}.ts`, import.meta.url))
const ourCode = fileURLToPath(new URL('../src/', import.meta.url))

type Endpoint = { method: string; path: string; sealed?: true }

const id = 'virtual:contract'

/**
 * `virtual:contract`: which languages are known, and where each call goes, read from the contract while building.
 * The browser gets the types of the contract and these few strings; zod stays on the server. The address of a
 * call travels with the code that names it, so that the first view knows no more calls than it makes.
 */
export function contractPlugin(): Plugin {
  let endpoints: Promise<Record<string, Endpoint>> | null = null
  const read = async <T>(watch: (file: string) => void, name: string): Promise<T> => {
    const { module, dependencies } = await runnerImport<T>(sourceOf(name))
    for (const file of [sourceOf(name), ...dependencies]) watch(file)
    return module
  }
  const readEndpoints = (watch: (file: string) => void) => {
    endpoints ??= read<{ endpoints: Record<string, Endpoint> }>(watch, 'endpoints').then(
      (all) => all.endpoints,
    )
    return endpoints
  }
  return {
    name: 'perya:contract',
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? `\0${source}` : null),
    watchChange() {
      endpoints = null
    },
    async load(loaded) {
      const watch = (file: string) => this.addWatchFile(file)
      if (loaded === `\0${id}`) {
        const { knownLanguages } = await read<{ knownLanguages: object }>(watch, 'language')
        return `export const calls = {}\nexport const knownLanguages = ${JSON.stringify(knownLanguages)}`
      }
      if (!loaded.startsWith(`\0${id}/`)) return null
      const name = loaded.slice(id.length + 2)
      const { method, path, sealed } = (await readEndpoints(watch))[name] as Endpoint
      return {
        code: `import { calls } from '${id}'\ncalls.${name} = ${JSON.stringify({ method, path, sealed })}`,
        moduleSideEffects: true,
      }
    },
    async transform(code, file) {
      if (!file.startsWith(ourCode) || !/\.tsx?$/.test(file)) return null
      const known = await readEndpoints((each) => this.addWatchFile(each))
      const named = callsNamed(code).filter((name) => Object.hasOwn(known, name))
      if (named.length === 0) return null
      return { code: `${named.map((name) => `import '${id}/${name}'`).join(';')};${code}`, map: null }
    },
  }
}

/** Every word in quotes: which of them are calls the contract knows. */
function callsNamed(code: string): string[] {
  return [...new Set([...code.matchAll(/(['"])([a-z]\w+)\1/gi)].map(([, , word]) => word as string))]
}
