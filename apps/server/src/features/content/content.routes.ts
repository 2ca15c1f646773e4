import * as contract from '@perya/contract/announcements'
import { listHelp, listStatements } from '@perya/contract/articles'
import * as consent from '@perya/contract/consent'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { markRead } from './announcement.store.ts'
import { helpItems, statements } from './articles.ts'
import { findMissingConsent, giveConsent } from './consent.ts'
import { type Asked, announcements, announcementsFor, lobbyNews, siteOf } from './list-announcements.ts'

type Placed = Pick<Asked, 'types'> & { groupName: Asked['group']; language?: Asked['language'] | undefined }

const asked = ({ types, groupName, language }: Placed, caller: Caller): Asked => ({
  types,
  group: groupName,
  language: language ?? caller.language,
  isAgent: caller.signedIn?.role === 'agent' || caller.signedIn?.role === 'topAgent',
})

export const contentRoutes = (ctx: Context): Route[] => [
  route(contract.listAnnouncements, (input, caller) =>
    caller.signedIn
      ? announcementsFor(ctx, caller.merchant, caller.signedIn.memberId, asked(input, caller))
      : announcements(ctx, caller.merchant, asked(input, caller)),
  ),
  route(contract.listLobbyNews, (input, caller) => lobbyNews(ctx, caller.merchant, asked(input, caller))),
  route(listHelp, ({ lang }, caller) => helpItems(ctx, caller.merchant, lang ?? caller.language)),
  route(listStatements, ({ language }, caller) =>
    statements(ctx, caller.merchant, language ?? caller.language),
  ),
  memberRoute(consent.getMissingConsent, (_input, { merchant, signedIn }) =>
    findMissingConsent(ctx, merchant, signedIn.memberId),
  ),
  memberRoute(consent.giveConsent, (given, { merchant, signedIn }) =>
    giveConsent(ctx, merchant, signedIn.memberId, given),
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
