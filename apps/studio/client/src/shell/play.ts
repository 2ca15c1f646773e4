/** Bets, moves and cash-outs of a table, each sent once and shown as the studio answered it. */
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type { Round } from '@perya/studio-contract'
import type { Step } from '../desk.ts'
import { sound } from '../sound.ts'
import { call, makeKey, NoAnswer, Refused } from '../studio.ts'
import type { historyStrip } from './history.ts'
import type { makeResult } from './result.ts'
import type { Intent, Phase, Played, Table } from './table-state.ts'
import { tellShowing, tellShown } from './tell-page.ts'

export function makePlay(
  { session, t, view, state, draw, say }: Table,
  {
    result,
    history,
    afterRound,
  }: {
    result: ReturnType<typeof makeResult>
    history: ReturnType<typeof historyStrip>
    /** The answer has been shown: rounds played one after another go on. */
    afterRound: (won: Amount, staked: Amount) => Promise<void>
  },
) {
  async function bet() {
    const chosen = view.choose()
    if (!chosen || (view.live?.closed() ?? null) !== null) return
    const input = { session, key: makeKey(), bet: formatAmount(chosen.bet), choice: chosen.choice }
    await act({ isBet: true, send: () => call('play', input) })
  }

  async function step(choice: Step) {
    if (state.phase !== 'open' || !state.round) return
    const input = { session, roundId: state.round.id, key: makeKey(), choice }
    await act({ isBet: false, send: () => call('step', input) })
  }

  async function cashOut() {
    const { round } = state
    if (!round) return
    if ((view.live ? view.live.worth(round) : round.cashOut) === null) return
    const input = { session, roundId: round.id, key: makeKey() }
    await act({ isBet: false, send: () => call('cashOut', input) })
  }

  /** Sends an intent and shows what came of it. The phase keeps a second tap from doing anything. */
  async function act(intent: Intent) {
    tellShowing()
    let played: Played | null
    try {
      played = await sendAndShow(intent)
    } finally {
      tellShown()
    }
    if (played) await afterRound(parseAmount(played.round.win), parseAmount(played.round.bet))
  }

  async function sendAndShow(intent: Intent): Promise<Played | null> {
    const before: Phase = intent.isBet ? 'ready' : 'open'
    state.phase = 'waiting'
    state.lost = null
    say(null)
    result.clear()
    sound.play('tap')
    draw()
    if (intent.isBet) view.begin?.()
    let played: Played
    try {
      played = await intent.send()
    } catch (error) {
      state.auto = null
      view.stop?.()
      if (error instanceof Refused) {
        state.phase = before
        if (error.code === 'studio.roundOpen' || error.code === 'studio.roundUnknown') await catchUp()
        say(error.message)
      } else if (error instanceof NoAnswer) {
        state.phase = 'lost'
        state.lost = intent
        say(error.message || t('lost'))
      } else throw error
      draw()
      return null
    }
    await settle(played)
    return played
  }

  async function settle({ round, seeds, balance }: Played) {
    state.round = round
    state.seeds = seeds
    const won = parseAmount(round.win)
    // What was won shows once the game has shown it.
    state.balance = parseAmount(balance) - (round.state === 'settled' ? won : 0n)
    draw()
    await view.show(round, false)
    state.balance = parseAmount(balance)
    state.phase = round.state === 'open' ? 'open' : 'ready'
    if (state.phase === 'ready') finish(round)
    draw()
  }

  /** Says once what a round came to. */
  function finish(done: Round) {
    if (done.state === 'cancelled') return say(t('cancelled'))
    const [staked, won] = [parseAmount(done.bet), parseAmount(done.win)]
    result.show(staked, won, done.multiplier)
    history.add(done, view.label?.(done))
    sound.play(won > staked ? 'win' : won > 0n ? 'good' : 'stop')
  }

  /** The studio knows better what is open. */
  async function catchUp() {
    const now = await call('balance', { session }).catch(() => null)
    if (!now) return
    state.balance = parseAmount(now.balance)
    state.seeds = now.seeds
    state.round = now.openRound
    state.phase = state.round ? 'open' : 'ready'
    if (state.round) await view.show(state.round, true)
  }

  /** The same intent, with its key, once more. */
  const again = async () => {
    if (state.lost) await act(state.lost)
  }

  return { bet, step, cashOut, again, finish }
}
