import * as games from '@perya/contract/games'
import type { Language } from '@perya/contract/language'
import * as member from '@perya/contract/member-games'
import { bringFromGame, bringHome } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Caller, MemberCaller } from '#platform/http/caller.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { type Viewer, viewer } from './game-answer.ts'
import { gameInfo } from './game-info.ts'
import { jackpot } from './jackpot.ts'
import { launchGame } from './launch-game.ts'
import { listGames, listHotGames } from './list-games.ts'
import { vendorGameTypes, vendorHealth, vendorMapping } from './list-vendors.ts'
import {
  addFavourite,
  addRecent,
  listContinued,
  listFavouriteIds,
  pageOfFavourites,
  pageOfRecent,
  removeFavourite,
} from './member-games.ts'
import { homeRows, latestBets } from './plays.ts'
import { listWinners } from './winners.ts'

/** What a call says of its language goes before what its header says. */
const view = (ctx: Context, caller: Caller, language: Language | undefined): Viewer =>
  viewer(ctx, caller.merchant, language ?? caller.language)

const player = ({ merchant, signedIn: { memberId } }: MemberCaller) => ({ merchant, memberId })

export const catalogueRoutes = (ctx: Context): Route[] => [
  route(games.listGames, (input, caller) => listGames(view(ctx, caller, input.language), input)),
  route(games.listHotGames, (input, caller) =>
    listHotGames(view(ctx, caller, input.language), input.gameType),
  ),
  route(games.listVendorGameTypes, (input, caller) =>
    vendorGameTypes(view(ctx, caller, input.language), input.typeId),
  ),
  route(games.getVendorMapping, (input, caller) => vendorMapping(view(ctx, caller, input.language))),
  route(games.listVendorHealth, (_input, caller) => vendorHealth(view(ctx, caller, undefined))),
  route(games.listWinners, (input, caller) =>
    listWinners(ctx, view(ctx, caller, input.language), caller.merchant, input),
  ),
  route(games.listHomeRows, (input, caller) =>
    homeRows(ctx, view(ctx, caller, input.language), caller.merchant),
  ),
  route(games.listLatestBets, (input, caller) =>
    latestBets(ctx, view(ctx, caller, input.language), caller.merchant),
  ),
  route(games.getGameInfo, ({ nodeId, language }, caller) => gameInfo(view(ctx, caller, language), nodeId)),
  route(games.getJackpot, (_input, caller) => jackpot(ctx, caller.merchant)),
  memberRoute(member.listContinued, (input, caller) =>
    listContinued(ctx, view(ctx, caller, input.language), caller.signedIn.memberId),
  ),
  memberRoute(member.addFavourite, async ({ nodeId }, caller) => {
    await addFavourite(ctx, player(caller), nodeId)
    return { nodeId }
  }),
  memberRoute(member.removeFavourite, async ({ nodeId }, caller) => {
    await removeFavourite(ctx, player(caller), nodeId)
    return { nodeId }
  }),
  memberRoute(member.listFavouriteIds, ({ gameType, pageNo, pageSize }, caller) =>
    listFavouriteIds(ctx, player(caller), { gameType, pageNo, pageSize }),
  ),
  memberRoute(member.listFavourites, async (input, caller) => {
    const asked = { gameType: input.gameType, pageNo: input.pageNo, pageSize: input.pageSize }
    const { items, ...page } = await pageOfFavourites(
      ctx,
      view(ctx, caller, input.language),
      caller.signedIn.memberId,
      asked,
    )
    return { content: items, ...page }
  }),
  memberRoute(member.addRecentGame, async ({ nodeId }, caller) => {
    await addRecent(ctx, player(caller), nodeId)
    return { nodeId }
  }),
  memberRoute(member.listRecentGames, async (input, caller) => {
    const asked = { gameType: input.gameType, pageNo: input.page, pageSize: input.pageSize }
    const { items, ...page } = await pageOfRecent(
      ctx,
      view(ctx, caller, input.language),
      caller.signedIn.memberId,
      asked,
    )
    return { list: items, ...page }
  }),
  memberRoute(member.launchGame, (input, caller) =>
    launchGame(ctx, {
      ...player(caller),
      sessionId: caller.signedIn.sessionId,
      isTrial: caller.signedIn.role === 'trial',
      language: input.language ?? caller.language,
      vendor: input.vendor,
      gameId: input.gameId,
      nodeId: input.nodeId,
      isRealOnly: input.supportPlay === false,
    }),
  ),
  memberRoute(member.leaveGame, async ({ vendor, launch }, { signedIn: { memberId } }) => ({
    isBack: await (vendor === undefined
      ? bringHome(ctx, memberId)
      : bringFromGame(ctx, memberId, { vendorCode: vendor, launch })),
  })),
]
