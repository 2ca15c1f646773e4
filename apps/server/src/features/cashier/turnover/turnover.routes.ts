import { getTurnover, type TurnoverBet } from '@perya/contract/turnover'
import { formatAmount } from '@perya/money'
import { lotteryName } from '#features/lottery/index.ts'
import { inMoneyTransaction, listStakes, type Stake } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import type { Turnover } from './count-turnover.ts'
import { findMayLeave } from './may-leave.ts'
import { categoryOf, isGame } from './played.rules.ts'
import { lockedOf, weigh, weightOf, whyCounted } from './turnover.rules.ts'

const betsShown = 20

export const turnoverRoutes = (ctx: Context): Route[] => [
  memberRoute(getTurnover, async (_input, { signedIn, language }) => {
    const { memberId } = signedIn
    const { mayLeave, owed, turnover } = await inMoneyTransaction(ctx, (tx) =>
      findMayLeave(ctx, tx, memberId),
    )
    const bets = await listStakes(ctx.db, memberId, betsShown)
    return {
      withdrawable: formatAmount(mayLeave),
      locked: formatAmount(turnover.locked),
      owed: formatAmount(owed),
      requirements: turnover.requirements.map((requirement) => ({
        reference: requirement.reference,
        credit: formatAmount(requirement.credit),
        required: formatAmount(requirement.required),
        progress: formatAmount(requirement.progress),
        locked: formatAmount(lockedOf(requirement)),
        createdAt: requirement.createdAt.toISOString(),
        promotion: promotionOf(turnover, requirement.claimId, language),
      })),
      weights: [...turnover.weights]
        .filter(([name, percent]) => percent < 100 && !isGame(name))
        .map(([category, percent]) => ({ category, percent })),
      bets: bets.map((bet) => betAnswer(bet, turnover, language)),
    }
  }),
]

type Language = MemberCaller['language']

function promotionOf({ claim }: Turnover, claimId: bigint | null, language: Language) {
  if (claim === null || claim.id !== claimId || claim.expiresAt === null) return null
  return {
    claimId: claim.id.toString(),
    name: language === 'TY' ? claim.names.TY : claim.names.EN,
    bonus: formatAmount(claim.bonus),
    expiresAt: claim.expiresAt.toISOString(),
    maxBet: claim.maxBet === null ? null : formatAmount(claim.maxBet),
  }
}

function betAnswer(bet: Stake, { requirements, weights }: Turnover, language: Language): TurnoverBet {
  const category = categoryOf(bet)
  const firstStart = requirements[0]?.startVersion ?? null
  const played = { ...bet, category }
  const why = whyCounted(played, { firstStart, weights })
  const isCounted = why !== 'before' && bet.risk !== 'later'
  return {
    id: `${bet.id}${bet.isBonus ? 'b' : ''}`,
    at: bet.at.toISOString(),
    game: gameOf(bet, language),
    category,
    stake: formatAmount(bet.amount),
    percent: weightOf(played, weights),
    counted: formatAmount(isCounted ? weigh(bet.amount, played, weights) : 0n),
    why,
  }
}

function gameOf({ subject, names }: Stake, language: Language): string | null {
  if (names) return names[language] ?? names.EN
  return subject?.startsWith('lottery:') ? lotteryName(subject.slice('lottery:'.length), language) : null
}
