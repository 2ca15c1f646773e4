import type { VoidKind } from '@perya/contract/lottery-orders'
import { resultWaitHours } from '@perya/lottery-rules'
import type { T } from '#lib/i18n.tsx'

/** Why a draw was void, as the published rule has it. */
export const voidWhy = (t: T, kind: VoidKind): string =>
  kind === 'unreported'
    ? t('lottery.voided.unreported', { hours: resultWaitHours })
    : t(`lottery.voided.${kind}`)
