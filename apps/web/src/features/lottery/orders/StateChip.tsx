import type { OrderState, SubOrderState } from '@perya/contract/lottery-orders'
import { useT } from '#lib/i18n.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'

const tones: Readonly<Record<OrderState | SubOrderState, Tone>> = {
  waiting: 'info',
  held: 'neutral',
  placed: 'info',
  won: 'success',
  returned: 'neutral',
  lost: 'neutral',
  cancelled: 'warning',
  stopped: 'neutral',
  refunded: 'warning',
}

export function StateChip({ state }: { state: OrderState | SubOrderState }) {
  const t = useT()
  return <Chip tone={tones[state]}>{t(`lottery.state.${state}`)}</Chip>
}
