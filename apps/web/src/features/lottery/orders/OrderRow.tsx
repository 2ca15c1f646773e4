import type { LotteryOrder } from '@perya/contract/lottery-orders'
import { betTypeOf, parseContent } from '@perya/lottery-rules'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Dotted } from '#ui/record/Dotted.tsx'
import { sayBet, sayContent } from '../bet/bet-name.rules.ts'
import { issueName } from '../board/issue.rules.ts'
import { StateChip } from './StateChip.tsx'

/** An order in a list: the lottery, what was bet on it, and what became of it. */
export function OrderRow({
  order,
  place,
  onClick,
}: {
  order: LotteryOrder
  place: string
  onClick: () => void
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <button type="button" className="record-line" data-place={place} aria-haspopup="dialog" onClick={onClick}>
      <span className="record-line__what">
        <span className="record-line__name">{order.name}</span>
        <FirstLine order={order} />
        <span className="record-line__meta">
          <Dotted>
            <bdi dir="ltr">{issueName(order.issueNo)}</bdi>
            {order.issueCount > 1 && t('lottery.issues', { count: order.issueCount })}
            {date(order.createdAt, 'time')}
          </Dotted>
        </span>
      </span>
      <span className="record-line__much">
        <bdi className="record-line__amount">
          {order.state === 'won' ? money(order.win, { sign: 'always' }) : money(order.cost)}
        </bdi>
        <span className="record-line__meta">
          <StateChip state={order.state} />
        </span>
      </span>
    </button>
  )
}

/** The first line of the slip, and how many more there are. */
function FirstLine({ order: { betType: code, content: text, lineCount } }: { order: LotteryOrder }) {
  const t = useT()
  const betType = betTypeOf(code)
  const parsed = betType && parseContent(betType, text)
  if (!parsed || 'refusal' in parsed) return null
  return (
    <span className="order-bet">
      <span className="order-bet__name">{sayBet(t, betType)}</span>
      <bdi dir="ltr" className="order-bet__picks">
        {sayContent(t, betType, parsed.content)}
      </bdi>
      {lineCount > 1 && <span>{t('lottery.lines.more', { count: lineCount - 1 })}</span>}
    </span>
  )
}
