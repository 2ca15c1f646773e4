import type { Deposit } from '@perya/contract/deposits'
import { formatAmount, parseAmount } from '@perya/money'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { readAmount } from '#lib/read-amount.rules.ts'
import { Form } from '#ui/Form.tsx'
import { PictureChooser } from '#ui/pictures/PictureChooser.tsx'
import { usePictures } from '#ui/pictures/use-pictures.ts'
import { TextField } from '#ui/TextField.tsx'
import { failureText } from '../failure.ts'
import { useProveDeposit } from './use-deposit.ts'

/** The member says that they paid: the number of the transfer, how much, and a picture of the receipt. */
export function ProofForm({ deposit }: { deposit: Deposit }) {
  const t = useT()
  const [payerReference, setPayerReference] = useState('')
  const [typed, setTyped] = useState(() => formatAmount(parseAmount(deposit.amount)).replace(/\.00$/, ''))
  const [isChecked, setChecked] = useState(false)
  const chosen = usePictures({ max: 1, handIn: (file) => call('addDepositPicture', file) })
  const prove = useProveDeposit()
  const isReference = /^[0-9a-z\s-]{4,40}$/i.test(payerReference.trim())
  const amount = readAmount(typed)
  const submit = async () => {
    setChecked(true)
    if (!isReference || amount === null) return
    const [pictureId] = (await chosen.ids()) ?? []
    if (pictureId === undefined) return
    prove.mutate({ id: deposit.id, payerReference, amount: formatAmount(amount), pictureId })
  }
  return (
    <Form
      submit={t('proof.send')}
      isBusy={prove.isPending || chosen.isAwaited}
      alert={prove.error ? failureText(prove.error, t) : undefined}
      onSubmit={() => void submit()}
    >
      <h2 className="section-title">{t('proof.title')}</h2>
      <TextField
        label={t('proof.reference')}
        value={payerReference}
        onChange={(event) => setPayerReference(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        required
        hint={t('proof.reference.hint')}
        error={isChecked && !isReference ? t('proof.reference.wrong') : undefined}
      />
      <TextField
        label={t('proof.amount')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        required
        error={isChecked && amount === null ? t('proof.amount.wrong') : undefined}
      />
      <PictureChooser label={t('proof.picture')} chosen={chosen} />
      {isChecked && chosen.pictures.length === 0 && (
        <p role="alert" className="field__error">
          {t('proof.picture.missing')}
        </p>
      )}
    </Form>
  )
}
