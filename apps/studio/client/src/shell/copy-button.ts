import { h, setText } from '../dom.ts'
import type { Translate } from '../texts.ts'

export function copyButton(t: Translate, label: string, text: () => string): HTMLButtonElement {
  const button = h('button', { class: 'button button--small', onClick: () => void copy() }, label)
  const copy = async () => {
    await copyText(text())
    setText(button, t('copied'))
  }
  return button
}

/** Where the clipboard is closed to a frame, the text is selected and copied the old way. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const area = h('textarea', { class: 'away', 'aria-hidden': 'true', tabindex: '-1' })
    area.value = text
    ;(document.querySelector('dialog') ?? document.body).append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
}
