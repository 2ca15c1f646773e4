import type { AgentContract, ContractKind } from '@perya/contract/agent-contracts'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { TermsTable } from './TermsTable.tsx'
import { useAnswer } from './use-contract.ts'

type Answer = 'accept' | 'deny'

/** What the member is offered, and both answers to it, each asked about once more. */
export function Offer({ kind, offer }: { kind: ContractKind; offer: AgentContract }) {
  const t = useT()
  const { timeZone } = useSettings()
  const showMoment = useDates(timeZone)
  const answer = useAnswer(kind)
  // Kept while the dialog closes, so that it does not change its words on the way.
  const [asked, setAsked] = useState<Answer>('accept')
  const [isAsking, setAsking] = useState(false)
  const ask = (wanted: Answer) => {
    setAsked(wanted)
    setAsking(true)
  }
  const send = () => {
    setAsking(false)
    answer.mutate(
      { id: offer.id, answer: asked },
      {
        onSuccess: () =>
          toast(t(asked === 'accept' ? 'contract.accepted' : 'contract.denied'), {
            tone: asked === 'accept' ? 'success' : 'neutral',
          }),
        onError: (error) => toast(failureText(error, t), { tone: 'danger' }),
      },
    )
  }
  const title = t(offer.isChange ? 'contract.offer.change' : 'contract.offer.new')
  return (
    <section className="accent-panel accent-panel--stack">
      <p>
        <Chip tone="accent">{t('contract.offer')}</Chip>
      </p>
      <h2 className="section-title">{title}</h2>
      <p className="text-pretty text-muted">
        <PaidBy payer={offer.payer} /> {t('contract.offer.until', { moment: showMoment(offer.expiresAt) })}
      </p>
      <TermsTable terms={offer.terms} name={title} />
      <div className="grid gap-2">
        <Button isWide isBusy={answer.isPending} onClick={() => ask('accept')}>
          {t('contract.accept')}
        </Button>
        <Button variant="outline" isWide disabled={answer.isPending} onClick={() => ask('deny')}>
          {t('contract.deny')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t(`contract.${asked}.ask`)}
        confirm={t(`contract.${asked}`)}
        onConfirm={send}
        isProtective={asked === 'accept'}
      >
        {t(`contract.${asked}.text`)}
      </ConfirmDialog>
    </section>
  )
}

export function PaidBy({ payer }: { payer: string | null }) {
  const t = useT()
  return <>{payer === null ? t('contract.paidBy.site') : t('contract.paidBy.upline', { name: payer })}</>
}
