import { highestTarget, lowestTarget } from '@perya/game-rules'
import { h } from '../dom.ts'
import { segmented } from '../shell/segmented.ts'
import type { Translate } from '../texts.ts'

const quick = [0, 150, 200, 1_000] as const

/** Where a flight is left by itself, in hundredths: typed, or one of a few. */
export function autoCashOutField(t: Translate, onChange: () => void) {
  let value: number | null = null
  const field = h('input', {
    class: 'input crash__field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('autoOut'),
    placeholder: t('autoOut'),
  })
  const set = (next: number | null) => {
    value = next === null ? null : Math.min(highestTarget, Math.max(lowestTarget, next))
    field.value = value === null ? '' : (value / 100).toFixed(2)
    onChange()
  }
  field.addEventListener('change', () => {
    const typed = Math.round(Number(field.value.replace(/[×x,\s]/g, '')) * 100)
    set(Number.isFinite(typed) && typed > 0 ? typed : null)
  })
  const element = h(
    'div',
    { class: 'controls crash__controls' },
    h(
      'div',
      { class: 'field' },
      h('span', { class: 'field__label', 'aria-hidden': 'true' }, t('autoOut')),
      field,
    ),
    segmented(
      t('autoOut'),
      quick.map((each) => ({
        value: each as number,
        text: each === 0 ? t('autoOutOff') : `×${each / 100}`,
      })),
      0,
      (each) => set(each === 0 ? null : each),
    ),
  )
  return { element, value: () => value, set }
}
