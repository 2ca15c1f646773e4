/** Codes by SMS cost money that some people earn by having them sent, so only so many leave in a day. */
import { homeCountryOf, merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { sendLimits } from '../throttle/throttle.rules.ts'
import { takeQuota } from '../throttle/tries.ts'
import { countryOf } from './mobile-number.ts'
import { putSmsAlarm } from './sms-alarm.store.ts'

/** Throws unless the site sends SMS to the country of the number. */
export function assertCountry(ctx: Context, merchantCode: string, mobile: string): void {
  const merchant = merchantOf(ctx, merchantCode)
  const { countries } = merchant.settings.sms
  const allowed = countries.length > 0 ? countries : [homeCountryOf(merchant)]
  const country = countryOf(mobile)
  if (country === undefined || !allowed.includes(country)) {
    throw new AppError('mobile.country', { field: 'mobileNum' })
  }
}

/** Strangers leave the rest of a cap to members who proved a number or ask on their own device. */
const strangersShare = 0.8

/**
 * Counts one more SMS of the site and of all; throws and tells the operators where that is too many.
 * Answers with how to take it back when no SMS is sent after all.
 */
export async function takeSmsOfToday(
  ctx: Context,
  merchant: string,
  { isKnown }: { isKnown: boolean },
): Promise<() => Promise<void>> {
  const most = (perDay: number) => (isKnown ? perDay : Math.ceil(perDay * strangersShare))
  const caps = {
    'sms.merchant': { of: merchant, most: most(merchantOf(ctx, merchant).settings.sms.perDay) },
    'sms.all': { of: '', most: most(ctx.env.smsPerDay) },
  }
  const { reached, giveBack } = await takeQuota(ctx, [
    { scope: 'sms.merchant', ...caps['sms.merchant'] },
    { scope: 'sms.all', ...caps['sms.all'] },
  ])
  if (!reached) return giveBack
  const isOfAll = reached.scope === 'sms.all'
  const perDay = isOfAll ? caps['sms.all'].most : caps['sms.merchant'].most
  const now = ctx.now()
  const alarm = {
    merchant: isOfAll ? null : merchant,
    perDay,
    raisedAt: now,
    windowMs: sendLimits[reached.scope].windowMs,
  }
  if (await putSmsAlarm(ctx.db, alarm)) {
    ctx.log.error(
      { merchant: alarm.merchant, perDay },
      'no more codes are sent by SMS today: the cap is reached',
    )
  }
  throw new AppError('verification.limit', { seconds: reached.seconds })
}
