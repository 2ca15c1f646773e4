import type { LotteryOrderDetail } from '@perya/contract/lottery-orders'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import DoneIcon from '~icons/ph/check-circle-fill'
import { issueName } from '../board/issue.rules.ts'
import { OrderLines } from '../orders/OrderLines.tsx'
import { useFigures } from './odds-text.ts'
import '#ui/record/record.css'

/** What the server has taken: proof that the order stands. */
export function Receipt({ order, onLeave }: { order: LotteryOrderDetail; onLeave: () => void }) {
  const t = useT()
  const { amount } = useFigures()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="receipt__done">
        <DoneIcon className="size-12 text-success" />
        {t('lottery.receipt.done')}
      </p>
      <dl>
        <Fact name={t('lottery.order.reference')} copied={order.reference}>
          <bdi dir="ltr">{order.reference}</bdi>
        </Fact>
        <Fact name={t('lottery.name')}>{order.name}</Fact>
        <Fact name={t('lottery.draw')}>
          <bdi dir="ltr">{issueName(order.issueNo)}</bdi>
        </Fact>
        {order.issueCount > 1 && (
          <Fact name={t('lottery.order.issues')}>{t('lottery.issues', { count: order.issueCount })}</Fact>
        )}
        <Fact name={t('lottery.order.cost')}>
          <bdi>{amount(order.cost)}</bdi>
        </Fact>
        <Fact name={t('lottery.order.at')}>{date(order.createdAt, 'instant')}</Fact>
      </dl>
      <OrderLines lines={order.lines} />
      <Link
        to={pathTo('startLottery', { order: order.id })}
        className={buttonClass({ variant: 'secondary', isWide: true })}
        onClick={onLeave}
      >
        {t('lottery.receipt.see')}
      </Link>
    </div>
  )
}
