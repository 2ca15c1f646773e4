import type { LotteryRoom } from '@perya/contract/lottery'
import type { BetLine } from '@perya/lottery-rules'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import QuickIcon from '~icons/ph/dice-five-duotone'
import SlipIcon from '~icons/ph/ticket-duotone'
import ClearIcon from '~icons/ph/trash'
import { useCurrentIssue } from '../bet/current-issue.ts'
import type { LotteryDetail } from '../board/use-lotteries.ts'
import { useFigures } from './odds-text.ts'
import { SlipSheet } from './SlipSheet.tsx'
import { priceOf } from './slip.rules.ts'
import { slips } from './slips.ts'

/** Under the thumb: what the picks cost and can win, the way onto the slip, and the slip itself. */
export function SlipBar({
  detail,
  room,
  line,
  isEmpty,
  onQuickPick,
  onClear,
  onAdd,
}: {
  detail: LotteryDetail
  room: LotteryRoom
  /** `null` while the picks make no bet. */
  line: BetLine | null
  isEmpty: boolean
  onQuickPick: () => void
  onClear: () => void
  onAdd: () => void
}) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const slip = useStore(slips)[detail.lottery.code]
  const issue = useCurrentIssue(detail)
  const lineCount = slip?.lines.length ?? 0
  return (
    <section className="slip-bar" aria-label={t('lottery.slip')}>
      <Preview line={line} room={room} isEmpty={isEmpty} />
      <div className="slip-bar__row">
        <IconButton label={t('lottery.quickPick')} className="slip-bar__tool" onClick={onQuickPick}>
          <QuickIcon className="size-7" />
        </IconButton>
        <IconButton
          label={t('lottery.clear')}
          className="slip-bar__tool"
          disabled={isEmpty}
          onClick={onClear}
        >
          <ClearIcon className="size-6" />
        </IconButton>
        <Button className="shrink-0 grow" disabled={line === null || issue === null} onClick={onAdd}>
          {t('lottery.add')}
        </Button>
        <button
          type="button"
          className="slip-pill"
          aria-haspopup="dialog"
          disabled={lineCount === 0}
          aria-label={t('lottery.slip.open', { count: lineCount })}
          onClick={() => setOpen(true)}
        >
          <SlipIcon className="size-6" />
          <span aria-hidden="true">{lineCount}</span>
        </button>
      </div>
      <SlipSheet isOpen={isOpen} onClose={() => setOpen(false)} detail={detail} room={room} />
    </section>
  )
}

function Preview({ line, room, isEmpty }: { line: BetLine | null; room: LotteryRoom; isEmpty: boolean }) {
  const t = useT()
  const figures = useFigures()
  if (line === null) {
    return (
      <p role="status" className="slip-bar__preview">
        {isEmpty ? t('lottery.preview.empty') : t('lottery.preview.more')}
      </p>
    )
  }
  const { count, cost, prizes, returned } = priceOf(line, room.prizeGroup)
  const range = (values: number[]) => {
    const [low, high] = [figures.odds(Math.min(...values)), figures.odds(Math.max(...values))]
    return low === high ? low : `${low}–${high}`
  }
  return (
    <div role="status" className="slip-bar__preview">
      <p className="slip-bar__cost">
        <span>{t('lottery.bets', { count })}</span>
        <bdi>{figures.amount(cost)}</bdi>
      </p>
      <p className="text-meta text-muted">
        {t('lottery.preview.odds', {
          fair: range(prizes.map(({ trueOdds }) => trueOdds)),
          paid: range(prizes.map(({ odds }) => Number(odds) / 10_000)),
          returned: figures.percent(returned),
        })}
      </p>
    </div>
  )
}
