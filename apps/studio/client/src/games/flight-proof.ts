import { highestTarget } from '@perya/game-rules'
import { timesText } from '../desk.ts'
import { type Child, h } from '../dom.ts'
import { copyButton } from '../shell/copy-button.ts'
import type { Translate } from '../texts.ts'
import type { Flight } from './crash-clock.ts'

/** The last flight's seed and what a check of it needs; nothing while its seed is secret. */
export function flightProof(t: Translate, game: string, flight: Flight | null): readonly Child[] {
  if (!flight?.seed) return []
  const proof = {
    game,
    seeds: {
      serverSeed: flight.seed,
      clientSeed: flight.salt,
      nonce: flight.place,
      commitment: flight.commitment,
      isChain: true,
      committedAt: flight.committedAt,
      chosenAt: flight.chosenAt,
    },
    playedAt: flight.opensAt,
    bet: { stake: '1.00', autoCashOut: highestTarget },
    outcome: { point: flight.point },
    payout: (flight.point ?? 0) >= highestTarget ? '10000.00' : '0.00',
  }
  return [
    h(
      'h3',
      { class: 'sheet__sub' },
      `${t('lastFlight')} · ${timesText(Math.min(flight.point ?? 100, highestTarget))}`,
    ),
    h('code', { class: 'seed' }, flight.seed),
    copyButton(t, t('copyProof'), () => JSON.stringify(proof)),
  ]
}
