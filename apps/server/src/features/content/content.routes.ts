import * as contract from '@perya/contract/announcements'
import { getEarlierStatement, listHelp, listStatements } from '@perya/contract/articles'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { markRead } from './announcement.store.ts'
import { earlierStatement, helpItems, statements } from './articles.ts'
import { type Asked, announcements, announcementsFor, lobbyNews, siteOf } from './list-announcements.ts'

type Placed = Pick<Asked, 'types' | 'platform'> & {
  groupName: Asked['group']
  language?: Asked['language'] | undefined
}

const asked = ({ types, groupName, platform, language }: Placed, caller: Caller): Asked => ({
  types,
  group: groupName,
  platform,
  language: language ?? caller.reads,
  isAgent: caller.signedIn?.role === 'agent' || caller.signedIn?.role === 'topAgent',
})

export const contentRoutes = (ctx: Context): Route[] => [
  route(contract.listAnnouncements, (input, caller) =>
    caller.signedIn
      ? announcementsFor(ctx, caller.merchant, caller.signedIn.memberId, asked(input, caller))
      : announcements(ctx, caller.merchant, asked(input, caller)),
  ),
  route(contract.listLobbyNews, (input, caller) => lobbyNews(ctx, caller.merchant, asked(input, caller))),
  route(listHelp, ({ lang }, caller) => helpItems(ctx, caller.merchant, lang ?? caller.reads)),
  route(listStatements, ({ language }, caller) => statements(ctx, caller.merchant, language ?? caller.reads)),
  route(getEarlierStatement, ({ language, ...asked }, { merchant, reads }) =>
    earlierStatement(ctx, merchant, { ...asked, language: language ?? reads }),
  ),
  memberRoute(contract.readAnnouncements, async ({ ids }, caller) => {
    const read = await markRead(ctx.db, {
      memberId: caller.signedIn.memberId,
      site: siteOf(ctx, caller.merchant),
      ids: ids.map(BigInt),
    })
    return { read: Number(read) }
  }),
]
