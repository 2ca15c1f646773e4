/** A member's own round, as the studio that played it tells it: the page opens the game's session to ask. */
import type {
  Proof,
  Round,
  StudioAnswer,
  StudioCallName,
  StudioInput,
  StudioRefusal,
} from '@perya/studio-contract'
import { call } from '#lib/api/call.ts'

export type AskedRound = { vendor: string; game: string; nodeId: string; round: string; at: string }

export type StudioSession = { origin: string; session: string; nextServerSeedHash: string }

export type StudioRound = { studio: StudioSession; round: Round; proof: Proof | null }

/** The studio took a seed for another hash than the one it had shown. */
export class PromiseBroken extends Error {}

/** What the studio said no to, in the player's language. */
export class StudioRefused extends Error {}

async function ask<Name extends StudioCallName>(
  origin: string,
  name: Name,
  input: StudioInput<Name>,
): Promise<StudioAnswer<Name>> {
  const response = await fetch(`${origin}/studio/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  const answer = (await response.json().catch(() => ({}))) as unknown
  if (response.ok) return answer as StudioAnswer<Name>
  throw new StudioRefused((answer as Partial<StudioRefusal>).message ?? '')
}

async function openStudio({ vendor, game, nodeId }: AskedRound): Promise<StudioSession> {
  const { url } = await call('launchGame', { vendor, gameId: game, ...(nodeId === '' ? {} : { nodeId }) })
  const address = new URL(url, location.href)
  const token = address.searchParams.get('token') ?? ''
  const { session, seeds } = await ask(address.origin, 'open', { token, game })
  return { origin: address.origin, session, nextServerSeedHash: seeds.nextServerSeedHash }
}

/** `null` when the studio has no such round of this player. */
export async function readStudioRound(asked: AskedRound): Promise<StudioRound | null> {
  const studio = await openStudio(asked)
  const found = await findRound(
    (page) => ask(studio.origin, 'rounds', { session: studio.session, page }),
    asked,
  )
  return found ? { studio, ...found } : null
}

type Page = StudioAnswer<'rounds'>
type Found = Page['rounds'][number]

/** Rounds come newest first in pages, so the page of an old one is found by halving, not by turning them all. */
export async function findRound(
  read: (page: number) => Promise<Page>,
  { round: id, at }: Pick<AskedRound, 'round' | 'at'>,
): Promise<Found | null> {
  const pages = new Map<number, Page>()
  const pageAt = async (page: number) => {
    const known = pages.get(page) ?? (await read(page))
    pages.set(page, known)
    return known
  }
  const reaches = async (page: number) => {
    const { rounds, hasMore } = await pageAt(page)
    return !hasMore || (rounds.at(-1)?.round.playedAt ?? '') <= at
  }
  let [before, upTo] = [0, 1]
  while (!(await reaches(upTo))) {
    before = upTo
    upTo *= 2
  }
  while (upTo - before > 1) {
    const middle = Math.floor((before + upTo) / 2)
    if (await reaches(middle)) upTo = middle
    else before = middle
  }
  // The studio's clock and the wallet's may differ by a moment, which matters where pages meet.
  for (const page of [upTo, upTo + 1, upTo - 1].filter((each) => each > 0)) {
    const found = (await pageAt(page)).rounds.find(({ round }) => round.id === id)
    if (found) return found
  }
  return null
}

/** Reveals the server seed in use; the next rounds are played with the one shown, and a seed this device makes up. */
export async function revealSeed({ origin, session, nextServerSeedHash }: StudioSession): Promise<void> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const clientSeed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { seeds } = await ask(origin, 'seeds', { session, clientSeed, serverSeedHash: nextServerSeedHash })
  if (seeds.serverSeedHash !== nextServerSeedHash) throw new PromiseBroken()
}
