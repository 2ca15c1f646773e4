import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RowId as Id } from './row-id.ts'
import { AmountText } from './values.ts'

/** `accepted`: its deposit is on its way. `active`: the bonus is there and has to be staked. */
export const claimStates = ['accepted', 'active', 'completed', 'forfeited', 'expired', 'void'] as const
export const ClaimState = z.enum(claimStates)
export type ClaimState = z.infer<typeof ClaimState>

export const DepositPromotion = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  text: z.string(),
  kind: z.enum(['percent', 'fixed']),
  /** In 1/10,000 of what arrives. */
  rate: z.int(),
  fixed: AmountText,
  cap: AmountText,
  minDeposit: AmountText,
  basis: z.enum(['bonus', 'depositAndBonus']),
  /** Of the basis: 1500 asks for fifteen times. */
  turnoverPercent: z.int(),
  validDays: z.int(),
  once: z.enum(['member', 'day']),
  /** The largest bet while the bonus is being staked; `null` where any may be placed. */
  maxBet: AmountText.nullable(),
})
export type DepositPromotion = z.infer<typeof DepositPromotion>

export const listDepositPromotions = endpoint({
  summary: 'What the member may have on top of their next deposit, with what each asks for.',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    /** What a deposit asks for alone, in percent of it. */
    plainPercent: z.int(),
    /** Another bonus has to end first, so none is offered. */
    isOneRunning: z.boolean(),
    promotions: z.array(DepositPromotion),
  }),
  errors: [],
})

export const acceptPromotion = endpoint({
  summary: 'Accepts a promotion for a deposit that is still to be paid; accepting it again changes nothing.',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  access: 'member',
  input: z.strictObject({ depositId: Id, promotionId: Id }),
  output: z.strictObject({ claimId: Id, state: ClaimState }),
  errors: [
    'deposit.unknown',
    'deposit.ended',
    'promotion.closed',
    'promotion.small',
    'promotion.taken',
    'promotion.open',
  ],
})

export const giveUpPromotion = endpoint({
  summary: 'Gives a bonus up: what is left of it goes back, and its deposit asks for no more than any other.',
  method: 'POST',
  path: '/wps/member/promotion/giveUp',
  access: 'member',
  input: z.strictObject({ claimId: Id }),
  output: z.strictObject({ state: ClaimState }),
  errors: ['promotion.unknown'],
})

export const promotionsEndpoints = { listDepositPromotions, acceptPromotion, giveUpPromotion }
