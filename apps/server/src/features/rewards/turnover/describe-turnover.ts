import type { Language } from '@perya/contract/language'
import type { getTurnover, TurnoverBet } from '@perya/contract/turnover'
import { formatAmount } from '@perya/money'
import type { z } from 'zod'
import { lotteryName } from '#features/lottery/index.ts'
import { listStakes, type Stake } from '#features/wallet/index.ts'
import type { Db } from '#platform/db.ts'
import { categoryOf, isGame } from '../requirements/played.rules.ts'
import { lockedOf, weigh, weightOf, whyCounted } from '../requirements/requirement.rules.ts'
import type { Turnover } from './count-turnover.ts'

const betsShown = 20

/** Answers what each credit of a member still requires, and how their last bets counted. */
export async function describeTurnover(
  db: Db,
  memberId: bigint,
  turnover: Turnover,
  language: Language,
): Promise<Omit<z.infer<typeof getTurnover.output>, 'withdrawable' | 'owed'>> {
  const bets = await listStakes(db, memberId, betsShown)
  return {
    locked: formatAmount(turnover.locked),
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
}

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
