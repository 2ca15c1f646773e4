/** The table a game is played at: one tap is one intent with one key, and nothing is decided here. */
import { type Amount, displayMoney, parseAmount } from '@perya/money'
import type { StudioAnswer } from '@perya/studio-contract'
import type { Desk, GameMaker, GameView } from '../desk.ts'
import { translator } from '../texts.ts'
import { makeAutoPlay } from './auto-play.ts'
import { fairnessSheet } from './fairness-sheet.ts'
import { followFlights } from './flight-news.ts'
import { historyStrip } from './history.ts'
import { makePlay } from './play.ts'
import { makeResult } from './result.ts'
import { makeStake } from './stake.ts'
import { makeFace } from './table-face.ts'
import { startState, type Table } from './table-state.ts'

export async function openTable(
  root: HTMLElement,
  opened: StudioAnswer<'open'>,
  makeGame: GameMaker,
): Promise<void> {
  const { session, player, game: info } = opened
  const t = translator(player.language)
  const locale = player.language === 'TY' ? 'fil-PH' : 'en-PH'
  const money = (amount: Amount) => displayMoney(amount, { locale, currency: player.currency })
  const state = startState(opened)
  const result = makeResult(t, money)
  const history = historyStrip(t)
  let isSet = false

  const draw = () => face.draw(state)
  const say = (text: string | null) => face.say(text)
  const stake = makeStake({ info, t, money, onChange: draw })
  const desk: Desk = {
    session,
    info,
    t,
    money,
    stake: stake.value,
    changed: () => isSet && draw(),
    step: (choice) => void play.step(choice),
    told: (news) => told(news),
    say,
    clear: () => result.clear(),
  }
  const view: GameView = await makeGame(desk)

  const table: Table = { session, t, view, state, draw, say }
  const play = makePlay(table, {
    result,
    history,
    afterRound: (won, staked) => auto.next(won, staked),
  })
  const auto = makeAutoPlay(table, { money, bet: play.bet })
  const told = followFlights(table, play.finish)
  const face = makeFace({
    opened,
    t,
    money,
    view,
    stake,
    result: result.element,
    history: history.element,
    onMain: () => void tapMain(),
    onAuto: auto.choose,
    onFairness: () =>
      fairnessSheet({
        session,
        t,
        money,
        seeds: state.seeds,
        extra: view.fairness?.() ?? [],
        onSeeds: (fresh) => {
          state.seeds = fresh
        },
      }),
  })

  async function tapMain() {
    if (state.auto) auto.stop()
    else if (state.phase === 'lost') await play.again()
    else if (state.phase === 'open') await play.cashOut()
    else if (state.phase === 'ready') await play.bet()
  }

  root.replaceChildren(...face.elements)
  isSet = true
  root.dataset.game = info.kind === 'slot' ? 'SLOT' : info.code

  if (opened.openRound) {
    state.round = opened.openRound
    state.phase = state.round.state === 'open' ? 'open' : 'ready'
    stake.set(parseAmount(state.round.bet))
    say(t('resumed'))
    await view.show(state.round, true)
  }
  draw()
  view.live?.start()
}
