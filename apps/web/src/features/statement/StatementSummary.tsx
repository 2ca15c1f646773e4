import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDates } from '#lib/dates.ts'
import { t as say, useT } from '#lib/i18n.tsx'
import { useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast.ts'
import InIcon from '~icons/ph/arrow-down-left-bold'
import OutIcon from '~icons/ph/arrow-up-right-bold'
import DownloadIcon from '~icons/ph/download-simple'
import EyeIcon from '~icons/ph/eye'
import EyeSlashIcon from '~icons/ph/eye-slash'
import { BalanceText } from './BalanceText.tsx'
import { downloadStatement } from './download-statement.ts'
import type { StatementFilter } from './filter.rules.ts'
import { signOf } from './lines.rules.ts'
import type { StatementPage } from './use-statement.ts'

/** With what the period began and ended, and what came and went in between. */
export function StatementSummary({ filter, page }: { filter: StatementFilter; page: StatementPage }) {
  const t = useT()
  const money = useMoney()
  const [isHidden, toggle] = useBalanceHidden()
  // Days of the calendar, which begin nowhere else than here.
  const showDay = useDates('UTC')
  const first = showDay(page.startDate, 'day')
  const days = page.startDate === page.endDate ? first : `${first} – ${showDay(page.endDate, 'day')}`
  const download = useMutation({
    mutationFn: () => downloadStatement(filter),
    onSuccess: () => toast(say('statement.download.done'), { tone: 'success' }),
    onError: () => toast(say('statement.download.failed'), { tone: 'danger', time: 'short' }),
  })
  return (
    <section className="statement-summary" aria-labelledby="statement-wallet">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-28">
          <h2 id="statement-wallet" className="text-title">
            {t(`statement.wallet.${filter.wallet}`)}
          </h2>
          <p className="text-meta text-muted">{days}</p>
        </div>
        <IconButton
          label={isHidden ? t('menu.show') : t('menu.hide')}
          className="-me-2 -mt-2"
          onClick={toggle}
        >
          {isHidden ? <EyeSlashIcon className="size-6" /> : <EyeIcon className="size-6" />}
        </IconButton>
      </div>
      <dl className="statement-summary__grid">
        <Figure label={t('statement.opening')}>
          <BalanceText amount={page.opening} />
        </Figure>
        <Figure label={t('statement.closing')}>
          <BalanceText amount={page.closing} />
        </Figure>
        <Figure label={t('statement.totalIn')} icon={<InIcon className="size-3.5 text-success" />}>
          <bdi>{money(page.totalIn, { sign: signOf(page.totalIn) })}</bdi>
        </Figure>
        <Figure label={t('statement.totalOut')} icon={<OutIcon className="size-3.5 text-muted" />}>
          <bdi>{money(page.totalOut)}</bdi>
        </Figure>
      </dl>
      {filter.types.length > 0 && <p className="text-meta text-muted">{t('statement.filtered')}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-meta font-semibold">
          {t('statement.count', { count: page.totalCount })}
        </p>
        <Button variant="ghost" size="sm" isBusy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <DownloadIcon />}
          {t('statement.download')}
        </Button>
      </div>
    </section>
  )
}

function Figure({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
