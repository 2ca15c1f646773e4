import type { LotteryOrderDetail, LotterySubOrder } from '@perya/contract/lottery-orders'
import { lotteryOf } from '@perya/lottery-rules'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { t as say, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { toast } from '#ui/toast.ts'
import ProofIcon from '~icons/ph/seal-check'
import { Balls } from '../board/Balls.tsx'
import { BoardStates } from '../board/BoardStates.tsx'
import { issueName } from '../board/issue.rules.ts'
import { saidBy } from '../said-by.ts'
import { useFigures } from '../slip/odds-text.ts'
import { voidWhy } from '../void-why.ts'
import { OrderLines } from './OrderLines.tsx'
import { StateChip } from './StateChip.tsx'
import { useCancel, useOrder } from './use-orders.ts'
import '#ui/record/record.css'
import '../bet/desk.css'
import '../lottery.css'
import './orders.css'

/** One order: its lines with their odds, what became of each sub-order, and the way to take back what is to come. */
export default function OrderSheet({
  isOpen,
  onClose,
  id,
}: {
  isOpen: boolean
  onClose: () => void
  id: string
}) {
  const t = useT()
  const money = useMoney()
  const query = useOrder(id)
  const cancel = useCancel()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const open = query.data?.subOrders.filter(({ canCancel }) => canCancel).map((each) => each.id) ?? []
  const picked = chosen.filter((each) => open.includes(each))
  const going = picked.length > 0 ? picked : open
  const doCancel = () => {
    setAsking(false)
    cancel.mutate([...going], {
      onSuccess: ({ refunded }) => {
        setChosen([])
        toast(say('lottery.cancel.done', { amount: money(refunded) }), { tone: 'success', time: 'short' })
      },
    })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={query.data?.name ?? t('lottery.order')}
      footer={
        open.length > 0 && (
          <Button isWide variant="secondary" isBusy={cancel.isPending} onClick={() => setAsking(true)}>
            {picked.length > 0
              ? t('lottery.cancel.chosen', { count: picked.length })
              : t('lottery.cancel.rest', { count: open.length })}
          </Button>
        )
      }
    >
      <BoardStates query={query}>
        {(order) => (
          <>
            <Facts order={order} />
            <div className="mt-4">
              <OrderLines lines={order.lines} />
            </div>
            <SubOrders
              order={order}
              chosen={picked}
              onToggle={(each) =>
                setChosen(
                  chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each],
                )
              }
            />
          </>
        )}
      </BoardStates>
      {cancel.isError && (
        <p role="alert" className="slip-notice slip-notice--danger">
          {saidBy(cancel.error) || t('lottery.failed')}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('lottery.cancel.ask', { count: going.length })}
        confirm={t('lottery.cancel.yes')}
        keep={t('lottery.cancel.keep')}
        onConfirm={doCancel}
      >
        {t('lottery.cancel.why')}
      </ConfirmDialog>
    </Sheet>
  )
}

function Facts({ order }: { order: LotteryOrderDetail }) {
  const t = useT()
  const { amount } = useFigures()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <>
      <p className="order-state">
        <StateChip state={order.state} />
        <bdi>{order.win === '0.00' ? amount(order.stake) : amount(order.win)}</bdi>
      </p>
      <dl className="record-sheet__facts">
        <Fact name={t('lottery.order.reference')} copied={order.reference}>
          <bdi dir="ltr">{order.reference}</bdi>
        </Fact>
        <Fact name={t('lottery.order.at')}>{date(order.createdAt, 'instant')}</Fact>
        <Fact name={t('lottery.order.cost')}>
          <bdi>{amount(order.cost)}</bdi>
        </Fact>
        <Fact name={t('lottery.order.stake')}>
          <bdi>{amount(order.stake)}</bdi>
        </Fact>
        <Fact name={t('lottery.order.win')}>
          <bdi>{amount(order.win)}</bdi>
        </Fact>
        <Fact name={t('lottery.order.room')}>{t(`lottery.room.${order.roomType}`)}</Fact>
        {order.issueCount > 1 && (
          <Fact name={t('lottery.chase.stop')}>{t(`lottery.chase.stop.${order.stopRule}`)}</Fact>
        )}
      </dl>
    </>
  )
}

function SubOrders({
  order,
  chosen,
  onToggle,
}: {
  order: LotteryOrderDetail
  chosen: readonly string[]
  onToggle: (id: string) => void
}) {
  const t = useT()
  return (
    <section aria-labelledby="sub-orders" className="mt-4">
      <h3 id="sub-orders" className="font-semibold">
        {t('lottery.order.draws')}
      </h3>
      <ul className="flex flex-col gap-2 pt-2">
        {order.subOrders.map((subOrder) => (
          <li key={subOrder.id}>
            <SubOrder
              code={order.code}
              subOrder={subOrder}
              isChosen={chosen.includes(subOrder.id)}
              canChoose={order.subOrders.length > 1}
              onToggle={() => onToggle(subOrder.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SubOrder({
  code,
  subOrder,
  isChosen,
  canChoose,
  onToggle,
}: {
  code: string
  subOrder: LotterySubOrder
  isChosen: boolean
  canChoose: boolean
  onToggle: () => void
}) {
  const t = useT()
  const { amount } = useFigures()
  const issue = issueName(subOrder.issueNo)
  return (
    <article className="sub-order">
      <div className="sub-order__head">
        {subOrder.canCancel && canChoose && (
          <label className="sub-order__choose">
            <input type="checkbox" checked={isChosen} onChange={onToggle} />
            <span className="sr-only">{t('lottery.cancel.choose', { issue })}</span>
          </label>
        )}
        <h4 className="flex-1 font-semibold">
          <bdi dir="ltr">{issue}</bdi>
          {subOrder.multiple > 1 && <bdi className="text-muted"> ×{subOrder.multiple}</bdi>}
        </h4>
        <StateChip state={subOrder.state} />
      </div>
      {subOrder.voidKind && <p className="text-meta">{voidWhy(t, subOrder.voidKind)}</p>}
      {subOrder.result && <Balls family={lotteryOf(code)?.family ?? ''} result={subOrder.result} isSmall />}
      <div className="sub-order__head sub-order__head--small">
        <span className="flex-1">
          <bdi>{amount(subOrder.cost)}</bdi>
          {(subOrder.state === 'won' || subOrder.state === 'returned') && (
            <bdi className={subOrder.state === 'won' ? 'font-bold text-success' : 'font-bold'}>
              {' '}
              → {amount(subOrder.win)}
            </bdi>
          )}
        </span>
        {subOrder.issueState !== 'SCHEDULED' && subOrder.issueState !== 'OPEN' && (
          <Link
            to={pathTo('verify', { lottery: code, issue: subOrder.issueNo, bet: subOrder.id })}
            className="result__proof"
            aria-label={t('lottery.proofOf', { issue })}
          >
            <ProofIcon className="size-5" />
            {t('lottery.proof')}
          </Link>
        )}
      </div>
    </article>
  )
}
