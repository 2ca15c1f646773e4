/** A game that goes on by itself: what the studio tells of the player's round on it. */
import { parseAmount } from '@perya/money'
import type { Round } from '@perya/studio-contract'
import type { News } from '../desk.ts'
import { call } from '../studio.ts'
import type { Table } from './table-state.ts'

/** What the studio tells counts, unless a call is under way. */
export function followFlights({ session, state, draw, say }: Table, finish: (done: Round) => void) {
  /** The flight of the open round went by while the line was broken. */
  async function findEnd(id: string) {
    const found = await call('rounds', { session, page: 1 }).catch(() => null)
    const ended = found?.rounds.find((each) => each.round.id === id)?.round
    if (!ended || ended.state === 'open' || state.round?.id !== id) return
    follow(ended)
    draw()
  }

  function follow(news: Round) {
    const isKnown = state.round?.id === news.id
    if (news.state === 'open') {
      // An older word than the answer that ended it.
      if ((isKnown && state.round?.state !== 'open') || state.phase === 'open') return
      state.lost = null
      state.phase = 'open'
      state.round = news
      return say(null)
    }
    const isNews = state.phase === 'lost' || (isKnown && state.phase === 'open')
    const isPaid = news.state === 'settled' && !(isKnown && state.round?.state === 'settled')
    state.round = news
    if (isNews) {
      state.lost = null
      state.phase = 'ready'
      say(null)
      finish(news)
    }
    if (isPaid) void readBalance()
  }

  async function readBalance() {
    const now = await call('balance', { session }).catch(() => null)
    if (!now || state.phase === 'waiting') return
    state.balance = parseAmount(now.balance)
    draw()
  }

  return ({ round: news, seeds, isNewFlight }: News) => {
    state.seeds = seeds
    if (isNewFlight && state.phase === 'ready') say(null)
    if (news && state.phase !== 'waiting') follow(news)
    const { round } = state
    if (isNewFlight && state.phase === 'open' && round && news?.id !== round.id) void findEnd(round.id)
    draw()
  }
}
