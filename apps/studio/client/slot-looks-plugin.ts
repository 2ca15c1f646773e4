import { slotGames } from '@perya/game-rules'
import type { Plugin } from 'vite'

const name = 'virtual:slot-looks'

/** The theme and palette of every slot as one small table, in place of the catalogue they come from. */
export function slotLooksPlugin(): Plugin {
  return {
    name: 'slot-looks',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const looks = [...slotGames.values()].map(({ nodeId, theme, palette }) => [
        nodeId,
        `${theme} ${palette}`,
      ])
      return `export default ${JSON.stringify(Object.fromEntries(looks))}`
    },
  }
}
