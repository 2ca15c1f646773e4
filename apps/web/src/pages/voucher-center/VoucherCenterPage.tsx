import { DebtNote } from '#features/cashier/DebtNote.tsx'
import { DepositForm } from '#features/cashier/deposit/DepositForm.tsx'
import { DepositStatus } from '#features/cashier/deposit/DepositStatus.tsx'
import { DepositsUnderway } from '#features/cashier/deposit/DepositsUnderway.tsx'
import { useDeposit, useDepositChannels } from '#features/cashier/deposit/use-deposit.ts'
import { LimitPrompt } from '#features/protection/LimitPrompt.tsx'
import { OnBreak } from '#features/protection/OnBreak.tsx'
import { useProtection } from '#features/protection/use-protection.ts'
import { useT } from '#lib/i18n.tsx'
import { useBreak, useReality } from '#lib/member/use-reality.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useNavigate, useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import '#features/cashier/cashier.css'
import '#ui/panels.css'

/** Paying in: a new deposit, or the one the address names. */
export default function VoucherCenterPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id !== null && /^[1-9]\d{0,18}$/.test(id) ? <OneDeposit key={id} id={id} /> : <NewDeposit />
}

function NewDeposit() {
  const t = useT()
  const navigate = useNavigate()
  const { mobileTemplate } = useSettings()
  const { data, isError, refetch } = useDepositChannels()
  const protection = useProtection()
  const channels = data?.vendors.flatMap((vendor) => vendor.channels)
  const first =
    channels?.find(({ isLastUsed, isTroubled }) => isLastUsed && !isTroubled) ??
    channels?.find(({ isRecommended }) => isRecommended) ??
    channels?.find(({ isTroubled }) => !isTroubled) ??
    channels?.[0]
  if (isError) {
    return (
      <EmptyState
        title={t('cashier.failed')}
        action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
      />
    )
  }
  if (!data || protection.isPending) return <Waiting />
  if (protection.data?.break) {
    return (
      <div className="px-4 pt-2 pb-8">
        <OnBreak taken={protection.data.break} />
      </div>
    )
  }
  if (!first) {
    return (
      <EmptyState
        title={t('deposit.none')}
        text={t('deposit.none.text')}
        action={
          <Link to={paths.service} className={buttonClass({ variant: 'secondary' })}>
            {t('title.service')}
          </Link>
        }
      />
    )
  }
  return (
    <>
      {protection.data && (
        <div className="px-4 pt-2 pb-1 empty:hidden">
          <LimitPrompt protection={protection.data} />
        </div>
      )}
      <div className="px-4 pt-2 pb-1 empty:hidden">
        <DebtNote owed={data.owed} />
      </div>
      <DepositsUnderway />
      <DepositForm
        vendors={data.vendors}
        first={first}
        template={mobileTemplate.dep_func === '1' ? 'new' : 'base'}
        onCreated={({ id }) => navigate(pathTo('deposit', { id }))}
      />
    </>
  )
}

function OneDeposit({ id }: { id: string }) {
  const t = useT()
  const { data, isError, refetch } = useDeposit(id)
  const { isLoading } = useReality()
  const taken = useBreak()
  if (data && !isLoading) {
    return <DepositStatus deposit={data} onBreak={taken && <OnBreak taken={taken} />} />
  }
  if (!isError) return <Waiting />
  return (
    <EmptyState
      title={t('deposit.unknown')}
      action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
    />
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3 px-4 pt-2 pb-8">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-[72px] w-full rounded-card" />
      ))}
    </div>
  )
}
