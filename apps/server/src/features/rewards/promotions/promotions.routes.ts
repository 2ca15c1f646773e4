import * as contract from '@perya/contract/promotions'
import { formatAmount } from '@perya/money'
import { lockMember } from '#features/members/index.ts'
import { findBreak } from '#features/protection/index.ts'
import { inMoneyTransaction } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findTurnoverPercent } from '../requirements/turnover-rule.store.ts'
import { type Claim, findClaim, hasOpenClaim } from './claim.store.ts'
import { businessDay } from './claim-promotion.ts'
import { endClaim } from './end-claim.ts'
import { listFor } from './promotion.store.ts'

export const promotionsRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.listDepositPromotions, async (_input, { merchant, language, signedIn }) => {
    const { memberId } = signedIn
    const day = businessDay(ctx, merchant)
    // A member on a break is offered nothing.
    const isOnBreak = (await findBreak(ctx.db, memberId)) !== null
    const promotions = isOnBreak ? [] : await listFor(ctx.db, { merchant, memberId, now: ctx.now(), day })
    return {
      plainPercent: await findTurnoverPercent(ctx.db, merchant),
      isOneRunning: !isOnBreak && (await hasOpenClaim(ctx.db, memberId)),
      promotions: promotions.map((promotion) => ({
        id: promotion.id.toString(),
        code: promotion.code,
        name: language === 'TY' ? promotion.names.TY : promotion.names.EN,
        text: language === 'TY' ? promotion.texts.TY : promotion.texts.EN,
        kind: promotion.kind,
        rate: promotion.rate,
        fixed: formatAmount(promotion.fixed),
        cap: formatAmount(promotion.cap),
        minDeposit: formatAmount(promotion.minDeposit),
        basis: promotion.basis,
        turnoverPercent: promotion.turnoverPercent,
        validDays: promotion.validDays,
        once: promotion.once,
        maxBet: promotion.maxBet === null ? null : formatAmount(promotion.maxBet),
      })),
    }
  }),
  memberRoute(contract.giveUpPromotion, async ({ claimId }, { signedIn }) => {
    const { memberId } = signedIn
    const by = { memberId, id: BigInt(claimId) }
    return inMoneyTransaction(ctx, async (tx) => {
      await lockMember(tx, memberId)
      const claim = await findClaim(tx, by)
      if (!claim) throw new AppError('promotion.unknown')
      if (claim.state === 'active') await endClaim(tx, claim, { state: 'forfeited', now: ctx.now() })
      return { state: ((await findClaim(tx, by)) as Claim).state }
    })
  }),
]
