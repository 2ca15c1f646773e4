import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages } from '@perya/contract/language'
import type { Plugin } from 'vite'
import { normalizePath, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../src/texts/index.ts', import.meta.url))
const folder = normalizePath(fileURLToPath(new URL('../src/texts/', import.meta.url)))

type Texts = Record<string, Record<string, string>>
type Catalogue = { areas: Record<string, Texts>; texts: Texts }

/**
 * `virtual:texts`: how to fetch the first texts of each language, compiled, which know how to fetch its other areas.
 * Writers see the languages of a text side by side; a visitor downloads one, and of it the areas they come to.
 */
export function textsPlugin(): Plugin {
  const index = '\0virtual:texts'
  const prefix = `${index}/`
  let catalogue: Promise<{ module: Catalogue; dependencies: string[] }> | undefined
  const read = () => {
    catalogue ??= runnerImport<Catalogue>(source)
    return catalogue
  }
  return {
    name: 'perya:texts',
    buildStart() {
      catalogue = undefined
    },
    resolveId: (id) => (`\0${id}`.startsWith(index) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(index)) return null
      const { module, dependencies } = await read()
      for (const file of [source, ...dependencies]) this.addWatchFile(file)
      if (id === index)
        return `export const catalogues = ${fetchers(languages, (language) => `${language}-first`)}`
      const [language = '', area = ''] = id.slice(prefix.length).split('-')
      const compiled = Object.entries(module.areas[area] ?? {}).map(([textId, text]) => [
        textId,
        compileMessage(text[language] ?? ''),
      ])
      const messages = `export default ${JSON.stringify(Object.fromEntries(compiled))}`
      if (area !== 'first') return messages
      const others = Object.keys(module.areas).filter((each) => each !== area)
      return `${messages}\nexport const later = ${fetchers(others, (each) => `${language}-${each}`)}`
    },
    /** What a merchant may put words in place of, for the server that checks them. */
    async generateBundle() {
      if (this.environment.name !== 'ssr') return
      const { module } = await read()
      const english = Object.entries(module.texts).map(([id, text]) => [id, text.EN])
      this.emitFile({
        type: 'asset',
        fileName: 'texts.json',
        source: JSON.stringify(Object.fromEntries(english)),
      })
    },
    handleHotUpdate({ file, server }) {
      if (!normalizePath(file).startsWith(folder)) return
      catalogue = undefined
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(index)) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}

/** An object with a function for each name, which fetches the texts kept under what `fileOf` says. */
function fetchers(names: readonly string[], fileOf: (name: string) => string) {
  return `{ ${names.map((name) => `${name}: () => import('virtual:texts/${fileOf(name)}')`).join(', ')} }`
}
