import './theme/studio.css'
import { h } from './dom.ts'
import { loadGame } from './games/load-game.ts'
import { chooseFirstSeed, PromiseBroken } from './own-seed.ts'
import { parol } from './shell/parol.ts'
import { openTable } from './shell/table.ts'
import { call, Refused } from './studio.ts'
import { translator } from './texts.ts'

const root = document.querySelector('#root') as HTMLElement
const query = new URLSearchParams(location.search)
const game = query.get('game') ?? ''
const token = query.get('token') ?? ''
const language = query.get('language') === 'EN' ? 'EN' : 'TY'

root.replaceChildren(
  h('p', { class: 'opening', role: 'status' }, parol('opening__parol'), translator(language)('loading')),
)

// On its way while the studio opens the table; a failure is told below, where it is waited for.
loadGame(game).catch(() => undefined)

try {
  const opened = await call('open', { token, game, language })
  document.documentElement.lang = opened.player.language === 'TY' ? 'fil-PH' : 'en-PH'
  document.title = opened.game.name
  const seeds = await chooseFirstSeed(opened)
  await openTable(root, { ...opened, seeds }, await loadGame(opened.game.code))
} catch (error) {
  const t = translator(language)
  root.replaceChildren(
    h(
      'main',
      { class: 'opening' },
      parol('opening__parol'),
      h('h1', { class: 'opening__title' }, t('openFailed')),
      h('p', {}, whyClosed(error, t)),
    ),
  )
  if (!(error instanceof Refused)) console.error(error)
}

function whyClosed(error: unknown, t: ReturnType<typeof translator>): string {
  if (error instanceof Refused) return error.message
  return t(error instanceof PromiseBroken ? 'promiseBroken' : 'openAgain')
}
