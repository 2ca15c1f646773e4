import type { plinkoRisks, wheelRisks } from '@perya/game-rules'
import type { Desk } from '../desk.ts'
import { h } from '../dom.ts'
import { segmented } from '../shell/segmented.ts'

type Risk = (typeof plinkoRisks)[number] | (typeof wheelRisks)[number]

/** The two choices of a game whose size and risk are the player's: the risk, and the size under its own name. */
export function riskAndSize<R extends Risk, Size extends number>(
  t: Desk['t'],
  risk: { of: readonly R[]; start: R; onChange: (risk: R) => void },
  size: { label: string; of: readonly Size[]; start: Size; onChange: (size: Size) => void },
): HTMLElement {
  return h(
    'div',
    { class: 'controls controls--two' },
    segmented(
      t('risk'),
      risk.of.map((value) => ({ value, text: t(value === 'medium' ? 'riskMedium' : value) })),
      risk.start,
      risk.onChange,
    ),
    segmented(
      size.label,
      size.of.map((value) => ({ value, text: String(value) })),
      size.start,
      size.onChange,
    ),
  )
}
