import { h } from '../dom.ts'

/** One of a few: a row of buttons of which one is down. */
export function segmented<Value extends string | number>(
  label: string,
  options: readonly { readonly value: Value; readonly text: string }[],
  start: Value,
  onChange: (value: Value) => void,
): HTMLElement {
  const buttons = options.map(({ value, text }) =>
    h(
      'button',
      {
        class: 'segment',
        'aria-pressed': String(value === start),
        onClick: () => {
          for (const [at, button] of buttons.entries())
            button.setAttribute('aria-pressed', String(options[at]?.value === value))
          onChange(value)
        },
      },
      text,
    ),
  )
  return h(
    'div',
    { class: 'field' },
    h('span', { class: 'field__label', 'aria-hidden': 'true' }, label),
    h('div', { class: 'segments', role: 'group', 'aria-label': label }, ...buttons),
  )
}

/** Every button and field below becomes unusable while a round is under way. */
export function setLocked(element: HTMLElement, isLocked: boolean): void {
  for (const control of element.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
    control.disabled = isLocked
}
