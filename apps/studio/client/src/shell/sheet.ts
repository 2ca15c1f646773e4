import { type Child, h } from '../dom.ts'
import { icon } from './icon.ts'

/** A sheet from below over a native dialog: the browser keeps the focus inside and gives it back. */
export function openSheet(
  title: string,
  closeLabel: string,
  ...content: readonly Child[]
): HTMLDialogElement {
  const heading = h('h2', { class: 'sheet__title', id: 'sheet-title' }, title)
  const close = h(
    'button',
    { class: 'icon-button', 'aria-label': closeLabel, onClick: () => dialog.close() },
    icon('close'),
  )
  const dialog: HTMLDialogElement = h(
    'dialog',
    { class: 'sheet', 'aria-labelledby': 'sheet-title' },
    h('div', { class: 'sheet__head' }, heading, close),
    h(
      'div',
      { class: 'sheet__body', tabindex: '0', role: 'group', 'aria-labelledby': 'sheet-title' },
      ...content,
    ),
  )
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
