import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { useRenewContract } from './use-contract.ts'

/** What the member still has to pay to downlines, and what follows from it. */
export function Owed({ owed }: { owed: string }) {
  const t = useT()
  const money = useMoney()
  const renew = useRenewContract()
  const pay = useMutation({
    mutationFn: () => call('payContractsOwed', {}),
    onSuccess: ({ paid }) => toast(t('contract.owed.paid', { amount: money(paid) })),
    onError: (error) => toast(failureText(error, t), { tone: 'danger' }),
    onSettled: renew,
  })
  return (
    <section role="status" className="notice-panel notice-panel--stack">
      <p className="font-semibold">{t('contract.owed', { amount: money(owed) })}</p>
      <Button variant="outline" isWide isBusy={pay.isPending} onClick={() => pay.mutate()}>
        {t('contract.owed.pay')}
      </Button>
    </section>
  )
}
