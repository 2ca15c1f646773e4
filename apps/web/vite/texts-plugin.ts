import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { normalizePath, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../src/texts/index.ts', import.meta.url))
const folder = normalizePath(fileURLToPath(new URL('../src/texts/', import.meta.url)))

type Texts = Record<string, Record<string, string>>

/**
 * `virtual:texts/TY` and `virtual:texts/TY/later`, for each language: its compiled catalogue in two parts.
 * Writers see the languages of a text side by side; a visitor downloads one, and the later part when it is needed.
 */
export function textsPlugin(): Plugin {
  const prefix = '\0virtual:texts/'
  return {
    name: 'perya:texts',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const [language = '', part] = id.slice(prefix.length).split('/')
      const { module, dependencies } = await runnerImport<{ firstTexts: Texts; laterTexts: Texts }>(source)
      for (const file of [source, ...dependencies]) this.addWatchFile(file)
      const texts = part === 'later' ? module.laterTexts : module.firstTexts
      const catalogue = Object.fromEntries(
        Object.entries(texts).map(([textId, text]) => [textId, compileMessage(text[language] ?? '')]),
      )
      return `export default ${JSON.stringify(catalogue)}`
    },
    /** What a merchant may put words in place of, for the server that checks them. */
    async generateBundle() {
      if (this.environment.name !== 'ssr') return
      const { module } = await runnerImport<{ texts: Texts }>(source)
      const english = Object.entries(module.texts).map(([id, text]) => [id, text.EN])
      this.emitFile({
        type: 'asset',
        fileName: 'texts.json',
        source: JSON.stringify(Object.fromEntries(english)),
      })
    },
    handleHotUpdate({ file, server }) {
      if (!normalizePath(file).startsWith(folder)) return
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(prefix)) server.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'full-reload' })
    },
  }
}
