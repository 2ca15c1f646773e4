import { formatAmount, parseAmount } from '@perya/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMoney } from '#lib/money.ts'
import { readAmount } from '#lib/read-amount.rules.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { AmountField } from '../AmountField.tsx'
import { judgeAmount, limitsWithin, quickWithin } from '../amount.rules.ts'
import { codeOf, failureText, isOfAmount } from '../failure.ts'
import { useMoneyHome } from '../use-money-home.ts'

const usual = ['100', '500', '1000', '5000'].map(parseAmount)
const least = parseAmount('1')
const nothing = parseAmount('0')

/** Money to the agent above: how much, and once more whether it is meant. */
export function TransferUp() {
  const t = useT()
  const money = useMoney()
  const client = useQueryClient()
  const userName = useSession()?.userName ?? ''
  const { version } = useBalance()
  const upline = useQuery({
    queryKey: ['upline', userName, version ?? ''],
    placeholderData: (earlier) => earlier,
    retry: false,
    queryFn: () => call('getUpline', {}),
  })
  useMoneyHome(upline.isSuccess)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // The wish keeps its key until it is another wish, so that a second tap sends nothing more.
  const key = useRef(crypto.randomUUID())
  const send = useMutation({
    mutationFn: (amount: string) => call('transferToUpline', { requestKey: key.current, amount, password }),
    onSuccess: () => {
      toast(t('upline.sent'), { tone: 'success' })
      key.current = crypto.randomUUID()
      setTyped('')
      void client.invalidateQueries({ queryKey: ['upline', userName] })
    },
    onSettled: () => {
      setPassword('')
      setChecked(false)
    },
  })
  if (upline.isError) {
    return (
      <EmptyState
        title={failureText(upline.error, t)}
        action={<Button onClick={() => void upline.refetch()}>{t('list.retry')}</Button>}
      />
    )
  }
  if (!upline.data) return <Skeleton className="mx-4 h-64 rounded-card" />
  const available = parseAmount(upline.data.available)
  const limits = limitsWithin(available, { min: least, max: available })
  const amount = limits && judgeAmount(typed, limits) === 'ok' ? readAmount(typed) : null
  const refusal = send.error ? failureText(send.error, t) : undefined
  const isOfPassword = codeOf(send.error).startsWith('withdrawalPassword.')
  return (
    <form
      noValidate
      className="cashier"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (amount !== null && password.length === 6 && !send.isPending) setAsking(true)
      }}
    >
      <section className="accent-panel">
        <p className="text-meta text-muted">{t('upline.to', { name: upline.data.upline })}</p>
        <p className="withdraw-balance__amount">
          <bdi>{money(available)}</bdi>
        </p>
        <p className="text-meta text-muted">{t('upline.available')}</p>
      </section>
      {limits === null ? (
        <p className="notice-panel">{t('upline.little', { min: money(least) })}</p>
      ) : (
        <>
          <AmountField
            value={typed}
            onChange={(next) => {
              setTyped(next)
              send.reset()
              key.current = crypto.randomUUID()
            }}
            limits={limits}
            quick={quickWithin(usual, limits)}
            isChecked={isChecked}
            error={isOfAmount(send.error) ? refusal : undefined}
          />
          <DigitsField
            label={t('withdraw.password')}
            value={password}
            onChange={setPassword}
            isChecked={isChecked}
            error={isOfPassword ? refusal : undefined}
          />
          {refusal && !isOfAmount(send.error) && !isOfPassword && (
            <p role="alert" className="field__error">
              {refusal}
            </p>
          )}
          <Button type="submit" size="lg" isWide isBusy={send.isPending}>
            {amount === null ? t('upline.go') : t('upline.goAmount', { amount: money(amount) })}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('upline.ask', { amount: money(amount ?? nothing) })}
        confirm={t('upline.go')}
        onConfirm={() => {
          setAsking(false)
          if (amount !== null) send.mutate(formatAmount(amount))
        }}
      >
        {t('upline.ask.text', { name: upline.data.upline })}
      </ConfirmDialog>
    </form>
  )
}
