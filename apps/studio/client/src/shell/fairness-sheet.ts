import { type Amount, parseAmount } from '@perya/money'
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { call, Refused } from '../studio.ts'
import type { Translate } from '../texts.ts'
import { openSheet } from './sheet.ts'

type Played = StudioAnswer<'rounds'>['rounds'][number]

/** The seeds of the next round, and the last rounds with what a check of them needs. */
export function fairnessSheet({
  session,
  t,
  money,
  seeds,
  onSeeds,
}: {
  session: string
  t: Translate
  money: (amount: Amount) => string
  seeds: SeedInfo
  onSeeds: (seeds: SeedInfo) => void
}): void {
  const hash = h('code', { class: 'seed' })
  const nonce = h('code', { class: 'seed' })
  const field = h('input', {
    class: 'input',
    id: 'client-seed',
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    autocapitalize: 'none',
  })
  const said = h('p', { class: 'sheet__said', role: 'status' })
  const list = h('ul', { class: 'rounds' })
  const change = h('button', { class: 'button', onClick: () => void rotate() }, t('newSeed'))

  const show = ({ serverSeedHash, clientSeed, nextNonce }: SeedInfo) => {
    setText(hash, serverSeedHash)
    setText(nonce, String(nextNonce))
    field.value = clientSeed
  }

  async function rotate() {
    const clientSeed = field.value.trim()
    if (!/^[\w-]{1,64}$/.test(clientSeed)) return setText(said, t('seedWrong'))
    change.disabled = true
    try {
      const { seeds: fresh, revealed } = await call('seeds', { session, clientSeed })
      onSeeds(fresh)
      show(fresh)
      said.replaceChildren(`${t('revealed')} `, h('code', { class: 'seed' }, revealed.serverSeed))
      await load()
    } catch (error) {
      setText(said, error instanceof Refused ? error.message : t('retry'))
    }
    change.disabled = false
  }

  async function load() {
    const found = await call('rounds', { session, page: 1 }).catch(() => null)
    list.replaceChildren(
      ...(found && found.rounds.length > 0
        ? found.rounds.map(item)
        : [h('li', { class: 'rounds__none' }, t('noRounds'))]),
    )
  }

  function item({ round, proof }: Played): HTMLElement {
    return h(
      'li',
      { class: 'rounds__item' },
      h(
        'span',
        {},
        h('b', {}, `#${round.nonce}`),
        ' ',
        h('bdi', {}, `${money(parseAmount(round.bet))} → ${money(parseAmount(round.win))}`),
        h('small', {}, ` ${timesText(round.multiplier)}`),
      ),
      proof ? copyButton(t('copyProof'), () => JSON.stringify(proof)) : h('small', {}, t('proofLater')),
    )
  }

  function copyButton(label: string, text: () => string) {
    const button = h('button', { class: 'button button--small', onClick: () => void copy() }, label)
    const copy = async () => {
      await copyText(text())
      setText(button, t('copied'))
    }
    return button
  }

  show(seeds)
  void load()
  openSheet(
    t('fairness'),
    t('close'),
    h('p', { class: 'sheet__text' }, t('fairHow')),
    h('h3', { class: 'sheet__sub' }, t('serverHash')),
    hash,
    copyButton(t('copy'), () => hash.textContent ?? ''),
    h('h3', { class: 'sheet__sub' }, t('nonce')),
    nonce,
    h('label', { class: 'sheet__sub', for: 'client-seed' }, t('clientSeed')),
    field,
    change,
    said,
    h('h3', { class: 'sheet__sub' }, t('lastRounds')),
    list,
  )
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
