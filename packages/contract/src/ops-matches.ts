import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { NodeId } from './games.ts'
import { Id, Link, Moment } from './ops-announcements.ts'

const Name = z.string().trim().min(1).max(80)

/** A match as an operator writes it down; tapping it opens the game it names. */
export const MatchDraft = z
  .strictObject({
    league: Name,
    leagueImageUrl: Link.optional(),
    homeTeam: Name,
    awayTeam: Name,
    homeTeamImageUrl: Link,
    awayTeamImageUrl: Link,
    startsAt: Moment,
    nodeId: NodeId,
    /** What the vendor calls the match. */
    roomId: z.string().min(1).max(64).optional(),
  })
  .refine(({ startsAt }) => startsAt > new Date(), {
    path: ['startsAt'],
    error: 'a match that has begun is not shown any more',
  })
export type MatchDraft = z.output<typeof MatchDraft>

export const listMatches = operatorEndpoint({
  summary: 'Hot matches of the site that have not begun, the next first.',
  method: 'GET',
  path: '/ops/matches',
  permission: 'content.edit',
  input: z.strictObject({}),
  output: z.strictObject({
    matches: z.array(
      z.strictObject({
        id: Id,
        league: z.string(),
        leagueImageUrl: z.string().nullable(),
        homeTeam: z.string(),
        awayTeam: z.string(),
        homeTeamImageUrl: z.string(),
        awayTeamImageUrl: z.string(),
        startsAt: z.iso.datetime(),
        nodeId: NodeId,
        roomId: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})

export const addMatch = operatorEndpoint({
  summary: 'Puts a match on the ticker of the site until it begins.',
  method: 'POST',
  path: '/ops/matches',
  permission: 'content.edit',
  input: MatchDraft,
  output: z.strictObject({ id: Id }),
  errors: ['match.game'],
})

export const removeMatch = operatorEndpoint({
  summary: 'Takes a match off the ticker.',
  method: 'POST',
  path: '/ops/matches/remove',
  permission: 'content.edit',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({}),
  errors: ['match.unknown'],
})

export const opsMatchesEndpoints = { listMatches, addMatch, removeMatch }
