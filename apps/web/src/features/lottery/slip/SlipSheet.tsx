import type { LotteryRoom } from '@perya/contract/lottery'
import type { LotteryOrderDetail } from '@perya/contract/lottery-orders'
import { useState } from 'react'
import { connection } from '#lib/connection/connection.ts'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { useCurrentIssue } from '../bet/current-issue.ts'
import { Countdown } from '../board/Countdown.tsx'
import { issueName } from '../board/issue.rules.ts'
import type { LotteryDetail } from '../board/use-lotteries.ts'
import { isShort, saidBy } from '../said-by.ts'
import { ChaseSheet } from './ChaseSheet.tsx'
import { Consent } from './Consent.tsx'
import { OtherSlips } from './OtherSlips.tsx'
import { useFigures } from './odds-text.ts'
import { Receipt } from './Receipt.tsx'
import { SlipLineRow } from './SlipLineRow.tsx'
import { mostWin, readLines, type Slip, slipCost } from './slip.rules.ts'
import { moveSlip, removeLines, slips } from './slips.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The slip: its lines, what they cost, and the one button that places them. */
export function SlipSheet({
  isOpen,
  onClose,
  detail,
  room,
}: {
  isOpen: boolean
  onClose: () => void
  detail: LotteryDetail
  room: LotteryRoom
}) {
  const t = useT()
  const { code } = detail.lottery
  const slip = useStore(slips)[code]
  const [receipt, setReceipt] = useState<LotteryOrderDetail | null>(null)
  const [isChase, setChase] = useState(false)
  const placed = (order: LotteryOrderDetail, { lines }: Slip) => {
    // What was added meanwhile is not in the order.
    removeLines(code, lines)
    setReceipt(order)
  }
  const order = usePlaceOrder(code, placed)
  const close = () => {
    onClose()
    setChase(false)
    setReceipt(null)
    order.reset()
  }
  const title = receipt
    ? t('lottery.receipt')
    : isChase
      ? t('lottery.chase')
      : t('lottery.slip.of', { name: detail.lottery.name })
  if (slip && isChase && !receipt) {
    return (
      <ChaseSheet
        isOpen={isOpen}
        onClose={close}
        onBack={() => setChase(false)}
        title={title}
        detail={detail}
        room={room}
        slip={slip}
        order={order}
      />
    )
  }
  return (
    <Sheet
      isOpen={isOpen && (slip !== undefined || receipt !== null)}
      onClose={close}
      title={title}
      footer={
        receipt ? (
          <Button isWide onClick={close}>
            {t('lottery.receipt.again')}
          </Button>
        ) : (
          slip && (
            <SlipFooter
              detail={detail}
              room={room}
              slip={slip}
              order={order}
              onChase={() => setChase(true)}
            />
          )
        )
      }
    >
      {receipt ? (
        <Receipt order={receipt} onLeave={close} />
      ) : (
        <ul className="flex flex-col gap-3">
          {slip?.lines.map((line) => (
            <li key={line.id}>
              <SlipLineRow code={code} line={line} room={room} />
            </li>
          ))}
        </ul>
      )}
      <OtherSlips lottery={detail.lottery} onLeave={close} />
    </Sheet>
  )
}

function SlipFooter({
  detail,
  room,
  slip,
  order,
  onChase,
}: {
  detail: LotteryDetail
  room: LotteryRoom
  slip: Slip
  order: ReturnType<typeof usePlaceOrder>
  onChase: () => void
}) {
  const t = useT()
  const { amount } = useFigures()
  const issue = useCurrentIssue(detail)
  const isOffline = useStore(connection) === 'offline'
  const isCurrent = issue?.issueNo === slip.issueNo
  const cost = slipCost(slip.lines)
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="slip-total">
        <span>
          {t('lottery.total')}
          <span className="block text-meta text-muted">
            {t('lottery.upTo', { amount: amount(mostWin(readLines(slip.lines), room.prizeGroup)) })}
          </span>
        </span>
        <bdi>{amount(cost)}</bdi>
      </p>
      {isOffline && (
        <p role="alert" className="slip-notice">
          {t('lottery.offline')}
        </p>
      )}
      {order.isError && !isOffline && (
        <p role="alert" className="slip-notice slip-notice--danger">
          {saidBy(order.error) || t('lottery.place.failed')}
          {isShort(order.error) && (
            <Link to={paths.deposit} className="ms-2 inline-flex min-h-11 items-center font-bold text-link">
              {t('nav.deposit')}
            </Link>
          )}
        </p>
      )}
      {isCurrent && issue ? (
        <>
          <Button
            isWide
            size="lg"
            isBusy={order.isPending}
            disabled={isOffline}
            onClick={() =>
              order.place({
                slip,
                room,
                issues: [{ issueNo: slip.issueNo, multiple: 1 }],
                stopRule: 'win',
                isPlan: false,
              })
            }
          >
            {t('lottery.place', { amount: amount(cost) })}
          </Button>
          <div className="flex items-center justify-between gap-2">
            <Button variant="link" size="sm" className="-ms-2 text-start" onClick={onChase}>
              {t('lottery.chase.open')}
            </Button>
            <p className="shrink-0 text-end text-meta">
              <bdi dir="ltr" className="block">
                {issueName(issue.issueNo)}
              </bdi>
              <Countdown until={issue.closesAt} />
            </p>
          </div>
        </>
      ) : (
        <Consent
          from={slip.issueNo}
          issue={issue}
          onMove={(issueNo) => {
            order.reset()
            moveSlip(detail.lottery.code, issueNo)
          }}
        />
      )}
    </div>
  )
}
