import { fullNamePattern } from '@perya/contract/full-name'
import { useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { codeOf, failureText } from '../failure.ts'
import { useFeeText } from '../use-fee-text.ts'
import { useBindCard, usePayoutBanks } from './use-withdraw.ts'

/** An account of one's own to be paid to. */
export function CardForm({ payeeName, onBound }: { payeeName: string | null; onBound: () => void }) {
  const t = useT()
  const fee = useFeeText()
  const name = useId()
  const { data } = usePayoutBanks()
  const [bankId, setBankId] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [payee, setPayee] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const bind = useBindCard()
  const code = codeOf(bind.error)
  const refusal = bind.error ? failureText(bind.error, t) : undefined
  const refusalOf = (...codes: string[]) => (codes.includes(code) ? refusal : undefined)
  const ofPayee = refusalOf('card.payee', 'card.payeeMissing')
  const ofPassword = code.startsWith('withdrawalPassword.') ? refusal : undefined
  const bank = data?.banks.find(({ id }) => id === bankId) ?? data?.banks[0]
  const chosen = bank?.id
  const notANumber = bank?.numberExample
    ? t('withdraw.number.wrong', { bank: bank.name, example: bank.numberExample })
    : refusalOf('card.number')
  const ofNumber = code === 'card.number' ? notANumber : refusalOf('card.taken')
  const isName = fullNamePattern.test(payee.trim())
  const isRight =
    chosen !== undefined &&
    number.trim().length >= 4 &&
    password.length === 6 &&
    (payeeName !== null || isName)
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!isRight || bind.isPending) return
        const typed = { bankId: chosen, number, password }
        bind.mutate(payeeName === null ? { ...typed, payeeName: payee } : typed, {
          onSuccess: () => {
            toast(t('withdraw.card.bound'), { tone: 'success' })
            onBound()
          },
        })
      }}
    >
      <fieldset className="bank-row">
        <legend className="label">{t('withdraw.bank')}</legend>
        {data.banks.map((bank) => (
          <label key={bank.id} className="bank-choice">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={bank.id === chosen}
              onChange={() => setBankId(bank.id)}
            />
            <span className="font-semibold">{bank.name}</span>
            <span className="text-meta text-muted">{fee(bank)}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('withdraw.number')}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={34}
        required
        hint={bank?.numberExample ? t('withdraw.number.example', { example: bank.numberExample }) : undefined}
        error={
          ofNumber ??
          (isChecked && number.trim().length < 4
            ? number.trim() === ''
              ? t('withdraw.number.empty')
              : (notANumber ?? t('withdraw.number.empty'))
            : undefined)
        }
      />
      {payeeName === null ? (
        <TextField
          label={t('withdraw.payee')}
          value={payee}
          onChange={(event) => setPayee(event.target.value)}
          autoComplete="name"
          maxLength={80}
          required
          hint={t('withdraw.payee.once')}
          error={ofPayee ?? (isChecked && !isName ? t('withdraw.payee.wrong') : undefined)}
        />
      ) : (
        <TextField
          label={t('withdraw.payee')}
          value={payeeName}
          readOnly
          hint={t('withdraw.payee.own')}
          error={ofPayee}
        />
      )}
      <DigitsField
        label={t('withdraw.password')}
        value={password}
        onChange={setPassword}
        isChecked={isChecked}
        error={ofPassword}
      />
      <p className="text-meta text-pretty text-muted">{t('withdraw.card.wait')}</p>
      {refusal && !ofNumber && !ofPayee && !ofPassword && (
        <p role="alert" className="field__error">
          {refusal}
        </p>
      )}
      <Button type="submit" size="lg" isWide isBusy={bind.isPending}>
        {t('withdraw.card.bind')}
      </Button>
    </form>
  )
}
