import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { gatherPlays } from './plays.ts'
import { gatherWinners } from './winners.ts'

export const catalogueJobs = (ctx: Context): Job[] => [
  { name: 'catalogue.winners', everySeconds: 20, run: () => gatherWinners(ctx) },
  { name: 'catalogue.plays', everySeconds: 5, run: () => gatherPlays(ctx) },
]
