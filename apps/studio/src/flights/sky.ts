/** What everybody may see of the flights, and what one player sees of their own bet beside it. */
import { formatAmount } from '@perya/money'
import type { FlightEvent, Round, SeedInfo } from '@perya/studio-contract'
import { findRound } from '../round.store.ts'
import { viewRound } from '../round-view.ts'
import type { Session } from '../session.store.ts'
import type { Studio } from '../studio.ts'
import { chainSeeds, seedsOfFlight } from './chain.ts'
import { type Flight, findLastFlight, listEndedFlights, listRiders, type Rider } from './flight.store.ts'
import { endOf } from './fly.ts'

const mostPast = 20
const mostRiders = 30

type Published = { past: FlightEvent['past']; chain: SeedInfo }

/** Looks up ten times a second, so whatever changes seldom is read again only when it has changed. */
export function openSky(studio: Studio) {
  const { db } = studio
  let mark = ''
  let published: Published
  let flight: Flight | undefined
  let riders: readonly Rider[] = []
  const views = new Map<string, { mark: string; view: Round }>()

  async function read(): Promise<void> {
    flight = await findLastFlight(db)
    riders = flight ? await listRiders(db, flight.id) : []
    const now = `${flight?.id} ${flight?.endedAt}`
    if (now === mark) return
    const [ended, chain] = await Promise.all([listEndedFlights(db, mostPast), chainSeeds(studio)])
    published = {
      past: ended.map((each) => ({ id: String(each.id), point: endOf(studio, each).point })),
      chain,
    }
    mark = now
    views.clear()
  }

  async function viewOf({ id, state }: Rider): Promise<Round | null> {
    const known = views.get(id)
    if (known?.mark === state) return known.view
    const round = await findRound(db, id)
    if (!round) return null
    const view = viewRound(studio, round)
    views.set(id, { mark: round.state, view })
    return view
  }

  /** Real money and play money fly together, but each sees only its own. */
  async function showTo({ brand, playerId, isTrial }: Session): Promise<FlightEvent> {
    const shown = riders.filter((each) => each.brand === brand && each.isTrial === isTrial)
    const own = shown.find((each) => each.playerId === playerId)
    const others = shown.filter((each) => each !== own)
    return {
      now: flight?.now ?? 0,
      flight: flight ? viewFlight(studio, flight) : null,
      aboard: {
        count: shown.length,
        staked: formatAmount(shown.reduce((sum, { bet }) => sum + bet, 0n)),
      },
      riders: [...(own ? [own] : []), ...others].slice(0, mostRiders).map(({ id, bet, win }) => ({
        name: id.slice(0, 4).toUpperCase(),
        isMe: id === own?.id,
        bet: formatAmount(bet),
        win: formatAmount(win),
        leftAt: win > 0n ? Number((win * 100n) / bet) : null,
      })),
      ...published,
      mine: own ? await viewOf(own) : null,
    }
  }

  return { read, showTo }
}

function viewFlight(studio: Studio, flight: Flight): FlightEvent['flight'] {
  const { id, place, closesAt, takesOffAt, endedAt, chain, committedAt, chosenAt, opensAt } = flight
  const isOver = endedAt !== null
  return {
    id: String(id),
    place,
    commitment: chain.commitment,
    salt: chain.salt,
    committedAt: committedAt.toISOString(),
    ...(chosenAt && { chosenAt: chosenAt.toISOString() }),
    opensAt: opensAt.toISOString(),
    closesAt,
    takesOffAt,
    endedAt,
    point: isOver ? endOf(studio, flight).point : null,
    seed: isOver ? seedsOfFlight(studio.seal, chain, place).serverSeed : null,
  }
}
