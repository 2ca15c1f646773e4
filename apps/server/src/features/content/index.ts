import type { Feature } from '#platform/feature.ts'
import { contentJobs } from './content.jobs.ts'
import { contentRoutes } from './content.routes.ts'
import { contentDeskRoutes } from './content-desk.routes.ts'
import { openContent } from './directory.ts'
import { firstScreen } from './first-screen.ts'
import { seedDemo } from './seed-demo.ts'

export { articlesOf, publishArticle, readArticle, removeHelpItem } from './edit-articles.ts'
export { addMatch, matchesOf, readMatch, removeMatch } from './matches.ts'
export { announcementsOf, type Publication, publishAnnouncement, withdrawAnnouncement } from './publish.ts'
export { readPublication } from './read-publication.ts'

export const contentFeature: Feature = {
  name: 'content',
  open: openContent,
  routes: (ctx) => [...contentRoutes(ctx), ...contentDeskRoutes(ctx)],
  gates: (ctx) => ({
    firstScreen: (merchant, language) => firstScreen(ctx, merchant, language),
  }),
  jobs: contentJobs,
  seedDemo,
}
