import { type Amount, parseAmount } from '@perya/money'
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { timesText } from '../desk.ts'
import { type Child, h, setText } from '../dom.ts'
import { call, Refused } from '../studio.ts'
import type { Translate } from '../texts.ts'
import { copyButton } from './copy-button.ts'
import { openSheet } from './sheet.ts'

type Played = StudioAnswer<'rounds'>['rounds'][number]

/** The seeds of the next round, and the last rounds with what a check of them needs. */
export function fairnessSheet({
  session,
  t,
  money,
  seeds,
  extra,
  onSeeds,
}: {
  session: string
  t: Translate
  money: (amount: Amount) => string
  seeds: SeedInfo
  /** What the game itself has to show. */
  extra: readonly Child[]
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
      proof
        ? copyButton(t, t('copyProof'), () => JSON.stringify(proof))
        : h('small', {}, t(seeds.chain ? 'proofAfterCrash' : 'proofLater')),
    )
  }

  const sub = (text: string) => h('h3', { class: 'sheet__sub' }, text)
  const code = (text: string) => h('code', { class: 'seed' }, text)

  function ofPair(): Child[] {
    return [
      h('p', { class: 'sheet__text' }, t('fairHow')),
      sub(t('serverHash')),
      hash,
      copyButton(t, t('copy'), () => hash.textContent ?? ''),
      sub(t('nonce')),
      nonce,
      h('label', { class: 'sheet__sub', for: 'client-seed' }, t('clientSeed')),
      field,
      change,
      said,
    ]
  }

  function ofChain(
    { serverSeedHash, clientSeed, nextNonce }: SeedInfo,
    chain: NonNullable<SeedInfo['chain']>,
  ) {
    return [
      h('p', { class: 'sheet__text' }, t('chainHow')),
      sub(t('chainHash')),
      code(serverSeedHash),
      copyButton(t, t('copy'), () => serverSeedHash),
      sub(t('chainSalt')),
      code(clientSeed || t('chainNoSalt')),
      sub(t('chainPlace', { length: chain.length })),
      code(String(nextNonce)),
      sub(t('chainNext')),
      code(chain.nextCommitment),
    ]
  }

  show(seeds)
  void load()
  openSheet(
    t('fairness'),
    t('close'),
    ...(seeds.chain ? ofChain(seeds, seeds.chain) : ofPair()),
    ...extra,
    h('h3', { class: 'sheet__sub' }, t('lastRounds')),
    list,
  )
}
