import { parseAmount } from '@perya/money'
import type { Proof } from '@perya/studio-contract'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { Fact } from '#ui/record/Fact.tsx'
import YesIcon from '~icons/ph/check-circle-fill'
import StepIcon from '~icons/ph/circle-dashed'
import NoIcon from '~icons/ph/x-circle-fill'
import { OutcomePicture } from './OutcomePicture.tsx'
import { prove } from './prove.rules.ts'
import { SeedFacts } from './SeedFacts.tsx'

/** A round proved step by step, each with what it was worked out from. */
export function ProofSteps({ proof, walletPaid }: { proof: Proof; walletPaid?: string | undefined }) {
  const t = useT()
  const money = useMoney()
  const proven = prove(proof)
  if ('fault' in proven) {
    return (
      <p role="alert" className="verify__verdict" data-proved="false">
        <NoIcon className="size-6 shrink-0" />
        {t(`verify.fault.${proven.fault}`)}
      </p>
    )
  }
  const isPaid = walletPaid === undefined ? undefined : parseAmount(walletPaid) === proven.payout
  const isProved = proven.isProved && isPaid !== false
  const { seeds } = proof
  return (
    <section className="flex flex-col gap-4" aria-labelledby="verdict">
      <div role="status">
        <h2 id="verdict" className="verify__verdict" data-proved={isProved}>
          {isProved ? <YesIcon className="size-6 shrink-0" /> : <NoIcon className="size-6 shrink-0" />}
          {isProved ? t('verify.proved') : t('verify.notProved')}
        </h2>
      </div>
      <ol className="verify__steps">
        <Step title={t('verify.step.seed')} isTrue={proven.isCommitted}>
          <p>{seeds.isChain ? t('verify.step.chain.how') : t('verify.step.seed.how')}</p>
          <SeedFacts {...seeds} serverSeedHash={seeds.commitment} />
          {!seeds.isChain && (
            <dl className="verify__facts">
              <Fact name={t('verify.step.seed.found')}>
                <code dir="ltr">{proven.hash}</code>
              </Fact>
            </dl>
          )}
        </Step>
        <Step title={t('verify.step.first')} isTrue={proven.isCommittedFirst}>
          <p>{seeds.isChain ? t('verify.step.first.chain') : t('verify.step.first.how')}</p>
        </Step>
        <Step title={t('verify.step.words')}>
          <p>{t('verify.step.words.how')}</p>
          <p className="verify__words">
            <code dir="ltr">{proven.message}</code>
            <code dir="ltr">{proven.words.join(' ')}</code>
          </p>
        </Step>
        <Step title={t('verify.step.outcome')} isTrue={proven.isOutcome}>
          <OutcomePicture outcome={proven.outcome} />
        </Step>
        <Step title={t('verify.step.payout')} isTrue={proven.isPayout}>
          <p>{t('verify.step.payout.how', { amount: money(proven.payout) })}</p>
        </Step>
        {isPaid !== undefined && walletPaid !== undefined && (
          <Step title={t('verify.step.wallet')} isTrue={isPaid}>
            <p>{t('verify.step.wallet.how', { amount: money(walletPaid) })}</p>
          </Step>
        )}
      </ol>
      <dl>
        <Fact name={t('verify.text')} copied={JSON.stringify(proof)}>
          {t('verify.text.how')}
        </Fact>
      </dl>
    </section>
  )
}

function Step({ title, isTrue, children }: { title: string; isTrue?: boolean; children: ReactNode }) {
  const t = useT()
  return (
    <li className="verify__card">
      <h3 className="verify__step" data-true={isTrue}>
        {isTrue === undefined ? (
          <StepIcon className="size-6 shrink-0" />
        ) : isTrue ? (
          <YesIcon className="size-6 shrink-0" />
        ) : (
          <NoIcon className="size-6 shrink-0" />
        )}
        <span>
          {title}
          {isTrue === false && <strong className="block text-danger">{t('verify.step.no')}</strong>}
        </span>
      </h3>
      {children}
    </li>
  )
}
