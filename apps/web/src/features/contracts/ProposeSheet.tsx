import type { AgentContract, ContractKind } from '@perya/contract/agent-contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { contractCalls } from './contract-calls.ts'
import { type Draft, draftFields, draftOf, readDraft, readDrafts } from './draft.rules.ts'
import { failureText } from './failure.ts'
import { useRenewContract } from './use-contract.ts'

const labels = {
  turnover: 'contract.turnover',
  activeMembers: 'contract.propose.activeMembers',
  loss: 'contract.loss',
  rate: 'contract.propose.rate',
} as const

/** A contract for a direct downline; it begins as one's own, which it cannot go beyond. */
export function ProposeSheet({
  kind,
  own,
  isOpen,
  onClose,
}: {
  kind: ContractKind
  own: AgentContract
  isOpen: boolean
  onClose: () => void
}) {
  const t = useT()
  const renew = useRenewContract()
  const [userName, setUserName] = useState('')
  const [drafts, setDrafts] = useState(() => own.terms.tiers.map(draftOf))
  const [isChecked, setChecked] = useState(false)
  const terms = readDrafts(drafts, own.terms.plan)
  const propose = useMutation({
    mutationFn: (asked: Parameters<typeof call<(typeof contractCalls)[ContractKind]['propose']>>[1]) =>
      call(contractCalls[kind].propose, asked),
    onSuccess: () => {
      toast(t('contract.proposed', { name: userName.trim() }), { tone: 'success' })
      setUserName('')
      setChecked(false)
      onClose()
      void renew()
    },
  })
  const change = (at: number, changes: Partial<Draft>) => {
    propose.reset()
    setDrafts(drafts.map((draft, index) => (index === at ? { ...draft, ...changes } : draft)))
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.propose')}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          const name = userName.trim()
          if (terms && name && !propose.isPending) propose.mutate({ userName: name, terms })
        }}
      >
        <p className="text-pretty text-muted">{t('contract.propose.within')}</p>
        <TextField
          label={t('contract.propose.to')}
          value={userName}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            propose.reset()
            setUserName(event.target.value)
          }}
          error={isChecked && !userName.trim() ? t('contract.propose.name') : undefined}
        />
        {drafts.map((draft, index) => {
          const read = readDraft(draft)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
            <fieldset key={index} className="grid grid-cols-2 gap-3 rounded-card border border-border p-3">
              <legend className="px-1 font-semibold">
                {t('contract.tier')} {index + 1}
              </legend>
              {draftFields.map((field) => (
                <TextField
                  key={field}
                  label={t(labels[field])}
                  inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
                  value={draft[field]}
                  onChange={(event) => change(index, { [field]: event.target.value })}
                  error={
                    isChecked && 'wrong' in read && read.wrong === field
                      ? t('contract.propose.wrong')
                      : undefined
                  }
                />
              ))}
              {drafts.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="col-span-2"
                  onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
                >
                  {t('contract.propose.remove', { tier: index + 1 })}
                </Button>
              )}
            </fieldset>
          )
        })}
        {propose.error && (
          <p role="alert" className="field__error">
            {failureText(propose.error, t)}
          </p>
        )}
        <Button type="submit" isWide isBusy={propose.isPending}>
          {t('contract.propose.send')}
        </Button>
      </form>
    </Sheet>
  )
}
