import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { normalizePath, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../src/texts/index.ts', import.meta.url))
const folder = normalizePath(fileURLToPath(new URL('../src/texts/', import.meta.url)))

/**
 * `virtual:texts/TY`, `virtual:texts/EN`: one compiled catalogue each.
 * Writers see both languages of a text side by side; a visitor downloads one.
 */
export function textsPlugin(): Plugin {
  const prefix = '\0virtual:texts/'
  return {
    name: 'perya:texts',
    resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const language = id.slice(prefix.length)
      const { module, dependencies } = await runnerImport<{ texts: Record<string, Record<string, string>> }>(
        source,
      )
      for (const file of [source, ...dependencies]) this.addWatchFile(file)
      const catalogue = Object.fromEntries(
        Object.entries(module.texts).map(([textId, text]) => [textId, compileMessage(text[language] ?? '')]),
      )
      return `export default ${JSON.stringify(catalogue)}`
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
