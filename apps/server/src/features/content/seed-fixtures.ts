/** Matches for the demo's ticker: the same clubs meet at the same hours of the same days on every machine. */
import { hashText, leagues, type Team, teams } from '@perya/catalogue-data'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { announceContent } from './directory.ts'
import { type NewMatch, putMatches } from './hot-match.store.ts'

const dayMs = 86_400_000
/** Of the day in Manila. */
const hours = [14, 17, 19, 21] as const
const manilaMs = 8 * 3_600_000
/** The last six play games, the others play ball. */
const clubs = teams.slice(0, -6)
const squads = teams.slice(-6)
const shield = (id: string) => `/art/shields/${id}.svg`

type Fixture = { league: string; sides: readonly Team[]; nodeId: string }

const fixtures: readonly Fixture[] = [
  { league: 'liga-bayan', sides: clubs, nodeId: 'bti-hoops-nation' },
  { league: 'copa-islas', sides: clubs, nodeId: 'bti-goal-rush' },
  { league: 'hari-ng-court', sides: clubs, nodeId: 'bti-hoops-nation' },
  { league: 'tagisan-masters', sides: squads, nodeId: 'tf-arena-legends' },
]

/** Today's and tomorrow's. */
export async function seedFixtures(ctx: Context): Promise<void> {
  const today = Math.floor((ctx.now().getTime() + manilaMs) / dayMs)
  const matches = [today, today + 1].flatMap((day) => hours.map((hour, at) => matchOf(day, hour, at)))
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = (await putMatches(tx, matches)).length > 0
    if (isNew) await announceContent(tx)
  })
}

function matchOf(day: number, hour: number, at: number): NewMatch {
  const { league: leagueId, sides, nodeId } = fixtures[at % fixtures.length] as Fixture
  const league = leagues.find(({ id }) => id === leagueId)
  const seedKey = `match ${day} ${hour}`
  const first = hashText(seedKey) % sides.length
  const second = (first + 1 + (hashText(`${seedKey} away`) % (sides.length - 1))) % sides.length
  const home = sides[first] as Team
  const away = sides[second] as Team
  return {
    merchant: demoMerchant,
    league: league?.name ?? leagueId,
    leagueImageUrl: shield(leagueId),
    homeTeam: home.name,
    awayTeam: away.name,
    homeTeamImageUrl: shield(home.id),
    awayTeamImageUrl: shield(away.id),
    startsAt: new Date(day * dayMs - manilaMs + hour * 3_600_000),
    nodeId,
    roomId: null,
    seedKey,
  }
}
