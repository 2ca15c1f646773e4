import * as contract from '@perya/contract/lottery'
import { getDrawProof, listLotteryResults } from '@perya/contract/lottery-draws'
import { type Family, type Lottery, lotteryOf } from '@perya/lottery-rules'
import { codeOfGame } from '@perya/lottery-rules/names'
import { picturesOf } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { issueAnswer, lotteryAnswer, readBoard, resultAnswer } from './board.ts'
import { countComing, listComing, listResults } from './issues/issue.store.ts'
import { listBusyCodes, listRecentCodes } from './orders/order.store.ts'
import { readProof } from './proofs/draw-proof.ts'
import { findOffer, listOffers, type Offer, siteOf } from './rooms/directory.ts'
import { currencyOf, enterRoom, mayEnter, roomAnswer } from './rooms/rooms.ts'

const resultsOfPage = 20
const recentMax = 12

type Viewer = Pick<Caller, 'merchant' | 'language'>

export const lotteryRoutes = (ctx: Context): Route[] => {
  const viewOf = ({ merchant, language }: Viewer) => ({ language, pictures: picturesOf(ctx, merchant) })
  /** The offers as lists show them. */
  async function show(offers: readonly Offer[], caller: Viewer) {
    const { now, standingOf } = await readBoard(ctx)
    return {
      now: now.toISOString(),
      lotteries: offers.map((offer) => lotteryAnswer(offer, standingOf(offer.lottery.code), viewOf(caller))),
    }
  }
  const offersOf = ({ merchant }: Viewer, keep: (lottery: Lottery) => boolean = () => true) =>
    listOffers(ctx, merchant).filter(({ lottery }) => keep(lottery))
  const inMode = (prizeMode: contract.PrizeMode | undefined) => (lottery: Lottery) =>
    prizeMode === undefined || lottery.prizeMode === prizeMode
  const inOrder = (offers: readonly Offer[], codes: readonly string[]) =>
    codes.flatMap((code) => offers.find(({ lottery }) => lottery.code === code) ?? [])

  return [
    route(contract.listLotteries, ({ prizeMode }, caller) =>
      show(offersOf(caller, inMode(prizeMode)), caller),
    ),

    route(contract.lotteryMenus, ({ prizeMode }, caller) => {
      const menus = new Map<string, string[]>()
      for (const { lottery } of offersOf(caller, inMode(prizeMode))) {
        const menu = menuOf(lottery.family)
        menus.set(menu, [...(menus.get(menu) ?? []), lottery.code])
      }
      return [...menus].map(([menu, codes]) => ({ menu, codes }))
    }),

    route(contract.popularLotteries, async ({ prizeMode }, caller) => {
      const offers = offersOf(caller, inMode(prizeMode))
      const busy = await listBusyCodes(ctx.db, [caller.merchant, siteOf(ctx, caller.merchant)])
      const quiet = offers.map(({ lottery }) => lottery.code).filter((code) => !busy.includes(code))
      return show(inOrder(offers, [...busy, ...quiet]).slice(0, recentMax), caller)
    }),

    route(contract.moreLotteries, async (_input, caller) => {
      const { now, lotteries } = await show(offersOf(caller), caller)
      return {
        now,
        prizeModes: contract.prizeModes.map((prizeMode) => ({
          prizeMode,
          lotteries: lotteries.filter((lottery) => lottery.prizeMode === prizeMode),
        })),
      }
    }),

    route(contract.vnLotteryMenu, async (_input, caller) => {
      const { now, lotteries } = await show(
        offersOf(caller, ({ vendor }) => vendor === 'TCG_LOTTO_VN'),
        caller,
      )
      const regions = new Map<string, typeof lotteries>()
      for (const lottery of lotteries) {
        const menu = regionOf(lottery.code)
        regions.set(menu, [...(regions.get(menu) ?? []), lottery])
      }
      return { now, menus: [...regions].map(([menu, its]) => ({ menu, lotteries: its })) }
    }),

    memberRoute(contract.recentLotteries, async (_input, caller) =>
      show(
        inOrder(offersOf(caller), await listRecentCodes(ctx.db, caller.signedIn.memberId, recentMax)),
        caller,
      ),
    ),

    route(contract.getLottery, async ({ code }, caller) => {
      const offer = findOffer(ctx, caller.merchant, codeOfGame(code))
      const { lottery } = offer
      const { now, standingOf } = await readBoard(ctx)
      const standing = standingOf(lottery.code)
      const [, next] = standing.selling
      const results = await listResults(ctx.db, {
        code: lottery.code,
        day: undefined,
        before: undefined,
        limit: resultsOfPage,
      })
      const memberId = caller.signedIn?.memberId
      return {
        now: now.toISOString(),
        currency: currencyOf(ctx, caller.merchant),
        lottery: lotteryAnswer(offer, standing, viewOf(caller)),
        nextIssue: next ? issueAnswer(next) : null,
        waiting: standing.waiting.map(issueAnswer),
        rooms: await Promise.all(
          offer.rooms.map(async (room) => {
            const isFree = room.stakeNeeded === null && room.entryFee === null
            const isOpen = isFree || (memberId !== undefined && (await mayEnter(ctx, memberId, room)))
            return roomAnswer(lottery, room, isOpen)
          }),
        ),
        chaseMax: await countComing(ctx.db, lottery.code, lottery.limits.mostChaseIssues),
        results: results.map(resultAnswer),
      }
    }),

    memberRoute(contract.enterLotteryRoom, (asked, { signedIn, merchant }) =>
      enterRoom(ctx, { ...asked, memberId: signedIn.memberId, merchant }),
    ),

    route(contract.listLotteryIssues, async ({ code, count }, { merchant }) => {
      findOffer(ctx, merchant, code)
      const { now } = await readBoard(ctx)
      return { now: now.toISOString(), issues: (await listComing(ctx.db, code, count)).map(issueAnswer) }
    }),

    route(listLotteryResults, async ({ code, day, before, pageSize }, { merchant }) => {
      findOffer(ctx, merchant, code)
      const rows = await listResults(ctx.db, { code, day, before, limit: pageSize + 1 })
      return { results: rows.slice(0, pageSize).map(resultAnswer), hasMore: rows.length > pageSize }
    }),

    route(getDrawProof, ({ code, issueNo }) => readProof(ctx, code, issueNo)),
  ]
}

/** Philippine games share a menu, as those of Vietnam do. */
const menuOf = (family: Family): string => (/^(?:ph|vn)-/.exec(family)?.[0] ?? family).replace(/-$/, '')

function regionOf(code: string): string {
  const schedule = lotteryOf(code)?.schedule
  if (schedule && 'everySeconds' in schedule) return 'fast'
  return /^vn-(north|central|south)/.exec(code)?.[1] ?? 'other'
}
