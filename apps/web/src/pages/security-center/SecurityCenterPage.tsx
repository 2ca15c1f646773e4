import type { SecurityConfig } from '@perya/contract/security'
import { useState } from 'react'
import { PasskeyList } from '#features/account/passkey/PasskeyList.tsx'
import { SessionList } from '#features/account/sessions/SessionList.tsx'
import { CardForm } from '#features/cashier/withdraw/CardForm.tsx'
import { CardList } from '#features/cashier/withdraw/CardList.tsx'
import { PasswordSetup } from '#features/cashier/withdraw/PasswordSetup.tsx'
import { useBankCards } from '#features/cashier/withdraw/use-withdraw.ts'
import { IdentityCheck } from '#features/identity-check/IdentityCheck.tsx'
import { useIdentityCheck } from '#features/identity-check/use-identity-check.ts'
import { ContactForm } from '#features/security/ContactForm.tsx'
import { NameForm } from '#features/security/NameForm.tsx'
import { QuestionsForm } from '#features/security/QuestionsForm.tsx'
import { ResetDigits } from '#features/security/ResetDigits.tsx'
import { SecurityMeter } from '#features/security/SecurityMeter.tsx'
import { type SecurityPart, SecurityRows } from '#features/security/SecurityRows.tsx'
import { useSecurity, useSecurityRenewal } from '#features/security/use-security.ts'
import { useT } from '#lib/i18n.tsx'
import { useSearchParams } from '#lib/router.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import '#features/cashier/cashier.css'
import '#features/security/security.css'
import '#ui/panels.css'

/** Everything that keeps an account its owner's. */
export default function SecurityCenterPage() {
  const t = useT()
  const { data: config, isError, refetch } = useSecurity()
  const cards = useBankCards()
  const identity = useIdentityCheck()
  const renew = useSecurityRenewal()
  const [query] = useSearchParams()
  // Kept while the sheet closes, so that it does not change its words on the way.
  const asked = (['identity', 'mobile'] as const).find((each) => each === query.get('part'))
  const [part, setPart] = useState<SecurityPart>(asked ?? 'identity')
  const [isOpen, setOpen] = useState(asked !== undefined)
  if (isError || cards.isError || identity.isError) {
    return (
      <EmptyState
        title={t('security.failed')}
        action={
          <Button onClick={() => void Promise.all([refetch(), cards.refetch(), identity.refetch()])}>
            {t('list.retry')}
          </Button>
        }
      />
    )
  }
  if (!config || !cards.data || !identity.data) {
    return (
      <div aria-busy="true" className="grid gap-3 px-4 pt-2 pb-8">
        <Skeleton className="h-28 w-full rounded-card" />
        <Skeleton className="h-[480px] w-full rounded-card" />
      </div>
    )
  }
  const close = () => setOpen(false)
  const saved = () => {
    toast(t('security.saved'), { tone: 'success' })
    close()
  }
  return (
    <div className="security">
      <SecurityMeter config={config} />
      <SecurityRows
        config={config}
        identity={identity.data.check.state}
        cards={cards.data.cards.length}
        onOpen={(wanted) => {
          setPart(wanted)
          setOpen(true)
        }}
      />
      <PasskeyList onChanged={() => void renew()} />
      <SessionList />
      <Sheet isOpen={isOpen} onClose={close} title={t(`security.part.${part}`)}>
        {isOpen && (
          <Part
            part={part}
            config={config}
            identity={identity.data}
            cards={cards.data}
            onWithdrawalPassword={() => setPart('withdrawalPassword')}
            onSaved={saved}
            onClose={close}
          />
        )}
      </Sheet>
    </div>
  )
}

function Part({
  part,
  config,
  identity,
  cards,
  onWithdrawalPassword,
  onSaved,
  onClose,
}: {
  part: SecurityPart
  config: SecurityConfig
  identity: NonNullable<ReturnType<typeof useIdentityCheck>['data']>
  cards: NonNullable<ReturnType<typeof useBankCards>['data']>
  onWithdrawalPassword: () => void
  /** Says so and closes. */
  onSaved: () => void
  /** For parts that have said so themselves. */
  onClose: () => void
}) {
  switch (part) {
    case 'identity':
      return <IdentityCheck found={identity} />
    case 'withdrawalPassword':
      return <Digits config={config} onSaved={onSaved} onClose={onClose} />
    case 'cards':
      return <Cards config={config} cards={cards} onWithdrawalPassword={onWithdrawalPassword} />
    case 'mobile':
    case 'email':
      return <ContactForm kind={part} config={config} onBound={onSaved} />
    case 'payeeName':
    case 'nickname':
      return <NameForm kind={part} config={config} onSaved={onSaved} />
    case 'questions':
      return <QuestionsForm config={config} onSaved={onSaved} />
  }
}

/** Set for the first time, changed by who knows them, reset by who does not. */
function Digits({
  config,
  onSaved,
  onClose,
}: {
  config: SecurityConfig
  onSaved: () => void
  onClose: () => void
}) {
  const t = useT()
  const renew = useSecurityRenewal()
  const [isForgotten, setForgotten] = useState(false)
  const done = () => {
    void renew()
    onClose()
  }
  if (!config.hasWithdrawalPassword) return <PasswordSetup onSaved={done} />
  if (isForgotten) return <ResetDigits config={config} onReset={onSaved} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <PasswordSetup hasOld onSaved={done} />
      <Button variant="ghost" isWide onClick={() => setForgotten(true)}>
        {t('security.forgot')}
      </Button>
    </div>
  )
}

function Cards({
  config,
  cards: { cards, payeeName, mayAddMore },
  onWithdrawalPassword,
}: {
  config: SecurityConfig
  cards: NonNullable<ReturnType<typeof useBankCards>['data']>
  onWithdrawalPassword: () => void
}) {
  const t = useT()
  const renew = useSecurityRenewal()
  const [isAdding, setAdding] = useState(cards.length === 0)
  if (!config.hasWithdrawalPassword) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <p className="text-pretty">{t('security.needsDigits')}</p>
        <Button size="lg" isWide onClick={onWithdrawalPassword}>
          {t('withdraw.password.title')}
        </Button>
      </div>
    )
  }
  if (isAdding) {
    const bound = () => {
      void renew()
      setAdding(false)
    }
    return <CardForm payeeName={payeeName} onBound={bound} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <CardList cards={cards} />
      {mayAddMore && (
        <Button variant="secondary" isWide onClick={() => setAdding(true)}>
          {t('withdraw.card.add')}
        </Button>
      )}
    </div>
  )
}
