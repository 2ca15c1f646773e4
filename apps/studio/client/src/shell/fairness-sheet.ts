import { type Amount, parseAmount } from '@perya/money'
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { timesText } from '../desk.ts'
import { type Child, h, setText } from '../dom.ts'
import { chooseSeed, PromiseBroken, promisedHash } from '../own-seed.ts'
import { call, makeKey, Refused } from '../studio.ts'
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
  const nextHash = h('code', { class: 'seed' })
  const ownSeed = h('code', { class: 'seed' })
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
  const past = pastRounds(session, t, money, seeds.chain !== undefined)
  const change = h('button', { class: 'button', onClick: () => void rotate() }, t('newSeed'))

  let shown = seeds
  const show = (fresh: SeedInfo) => {
    shown = fresh
    setText(hash, fresh.serverSeedHash)
    setText(nextHash, fresh.nextServerSeedHash)
    setText(ownSeed, fresh.clientSeed)
    setText(nonce, String(fresh.nextNonce))
    setText(change, t(fresh.nextNonce === 0 ? 'useSeed' : 'newSeed'))
    // The studio knows the seed in use, so the next one is another.
    field.value = makeKey()
  }

  async function rotate() {
    const clientSeed = field.value.trim()
    if (!/^[\w-]{1,64}$/.test(clientSeed)) return setText(said, t('seedWrong'))
    change.disabled = true
    const serverSeedHash = promisedHash(shown)
    try {
      const { seeds: fresh, revealed } = await chooseSeed(session, clientSeed, serverSeedHash)
      onSeeds(fresh)
      show(fresh)
      if (revealed) said.replaceChildren(`${t('revealed')} `, code(revealed.serverSeed))
      else setText(said, t('seedChosen'))
      await past.load()
    } catch (error) {
      const why = t(error instanceof PromiseBroken ? 'promiseBroken' : 'retry')
      setText(said, error instanceof Refused ? error.message : why)
      if (error instanceof Refused && error.code === 'studio.seedsMoved') await lookAgain()
    }
    change.disabled = false
  }

  async function lookAgain() {
    const now = await call('balance', { session }).catch(() => null)
    if (!now) return
    onSeeds(now.seeds)
    show(now.seeds)
  }

  function ofPair(): Child[] {
    return [
      h('p', { class: 'sheet__text' }, t('fairHow')),
      sub(t('serverHash')),
      hash,
      copyButton(t, t('copy'), () => hash.textContent ?? ''),
      sub(t('nonce')),
      nonce,
      sub(t('ownSeed')),
      ownSeed,
      sub(t('nextHash')),
      nextHash,
      copyButton(t, t('copy'), () => nextHash.textContent ?? ''),
      h('label', { class: 'sheet__sub', for: 'client-seed' }, t('clientSeed')),
      field,
      change,
      said,
    ]
  }

  show(seeds)
  void past.load()
  openSheet(
    t('fairness'),
    t('close'),
    ...(seeds.chain ? ofChain(t, seeds, seeds.chain) : ofPair()),
    ...extra,
    h('h3', { class: 'sheet__sub' }, t('lastRounds')),
    past.element,
  )
}

const sub = (text: string) => h('h3', { class: 'sheet__sub' }, text)
const code = (text: string) => h('code', { class: 'seed' }, text)

function ofChain(
  t: Translate,
  { serverSeedHash, clientSeed, nextNonce, nextServerSeedHash }: SeedInfo,
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
    code(nextServerSeedHash),
  ]
}

/** The last rounds, each with what proves it once it may be told. */
function pastRounds(session: string, t: Translate, money: (amount: Amount) => string, isChain: boolean) {
  const element = h('ul', { class: 'rounds' })
  const item = ({ round, proof }: Played) =>
    h(
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
        : h('small', {}, t(isChain ? 'proofAfterCrash' : 'proofLater')),
    )
  return {
    element,
    async load() {
      const found = await call('rounds', { session, page: 1 }).catch(() => null)
      element.replaceChildren(
        ...(found && found.rounds.length > 0
          ? found.rounds.map(item)
          : [h('li', { class: 'rounds__none' }, t('noRounds'))]),
      )
    },
  }
}
