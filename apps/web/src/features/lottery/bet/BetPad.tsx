import type { LotteryPlayType, LotteryRoom } from '@perya/contract/lottery'
import { type BetType, type Content, quickPick } from '@perya/lottery-rules'
import { parseAmount } from '@perya/money'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { serverNow } from '#lib/server-clock.ts'
import { useStore } from '#lib/store.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { toast } from '#ui/toast.ts'
import ChevronIcon from '~icons/ph/caret-down-bold'
import InfoIcon from '~icons/ph/info'
import type { LotteryDetail } from '../board/use-lotteries.ts'
import { OddsSheet } from '../slip/OddsSheet.tsx'
import { OtherSlips } from '../slip/OtherSlips.tsx'
import { SlipBar } from '../slip/SlipBar.tsx'
import { slips } from '../slip/slips.ts'
import { BetTypeSheet } from './BetTypeSheet.tsx'
import { sayBet, sayHow } from './bet-name.rules.ts'
import { deviceChance } from './chance.ts'
import { useCurrentIssue } from './current-issue.ts'
import { PadRow } from './PadRow.tsx'
import { emptyContent, isBet, isEmpty, withPicks } from './pad.rules.ts'
import { soldBy } from './sold.rules.ts'
import { useAddBets } from './use-add-bets.ts'

/** The pad: a bet type, its rows of numbers, and what the picks cost and can win. */
export function BetPad({
  detail,
  room,
  playType,
  onPlayType,
}: {
  detail: LotteryDetail
  room: LotteryRoom
  playType: LotteryPlayType
  onPlayType: (playType: LotteryPlayType) => void
}) {
  const t = useT()
  const hasSlip = useStore(slips)[detail.lottery.code] !== undefined
  const { lottery } = detail
  const issue = useCurrentIssue(detail)
  const sold = soldBy({ code: lottery.code, issue: issue ?? lottery.issue }, serverNow())
  const offered = sold.filter((each) => each.playTypes.includes(playType))
  const [chosen, setChosen] = useState<string | null>(null)
  const betType = offered.find(({ code }) => code === chosen) ?? firstOf(offered)
  const [picked, setPicked] = useState<{ code: string; content: Content } | null>(null)
  const [isTypeOpen, setTypeOpen] = useState(false)
  const [areOddsOpen, setOddsOpen] = useState(false)
  const { addHere, addTyped } = useAddBets(lottery.code, room, issue)
  if (!betType) return null
  const content = picked?.code === betType.code ? picked.content : emptyContent(betType)
  const setContent = (next: Content) => setPicked({ code: betType.code, content: next })
  const line = {
    betType,
    content,
    unitPrice: parseAmount(room.unitPrices[0] ?? '1'),
    mode: room.modes[0] ?? '1',
    multiple: 1,
  } as const

  return (
    <>
      <PadHead
        playTypes={lottery.playTypes}
        playType={playType}
        onPlayType={onPlayType}
        betType={betType}
        onBetTypes={() => setTypeOpen(true)}
        onOdds={() => setOddsOpen(true)}
      />
      <p className="desk-how">{sayHow(t, betType)}</p>
      <div className="desk-pad">
        {betType.fields.map((field, row) => (
          <PadRow
            key={`${betType.code} ${field.code}`}
            family={lottery.family}
            field={field}
            multipleMax={room.multipleMax}
            picks={content[row] ?? []}
            onBets={addTyped}
            onChange={(picks) => {
              if (picks.length > field.most) {
                toast(t('lottery.pad.most', { most: field.most }), { time: 'short' })
              } else setContent(withPicks(betType, content, row, picks))
            }}
          />
        ))}
      </div>
      {/* The slip of this desk leads there too, once it has a line. */}
      {!hasSlip && (
        <div className="px-4">
          <OtherSlips lottery={lottery} />
        </div>
      )}
      <SlipBar
        detail={detail}
        room={room}
        line={isBet(betType, content) ? line : null}
        isEmpty={isEmpty(content)}
        onQuickPick={() => setContent(quickPick(betType, deviceChance))}
        onClear={() => setContent(emptyContent(betType))}
        onAdd={() => {
          if (addHere({ betType, content, multiple: 1 })) setContent(emptyContent(betType))
        }}
      />
      <BetTypeSheet
        isOpen={isTypeOpen}
        onClose={() => setTypeOpen(false)}
        offered={offered}
        chosen={betType.code}
        onChoose={setChosen}
      />
      <OddsSheet
        isOpen={areOddsOpen}
        onClose={() => setOddsOpen(false)}
        code={lottery.code}
        betType={betType}
        prizeGroup={room.prizeGroup}
      />
    </>
  )
}

/** The simplest bet of a family is what its pad opens with. */
const firstOf = (offered: readonly BetType[]): BetType | undefined =>
  offered.find(({ play }) => play === 'position') ?? offered[0]

/** How to bet, on what, and what it pays. */
function PadHead({
  playTypes,
  playType,
  onPlayType,
  betType,
  onBetTypes,
  onOdds,
}: {
  playTypes: readonly LotteryPlayType[]
  playType: LotteryPlayType
  onPlayType: (playType: LotteryPlayType) => void
  betType: BetType
  onBetTypes: () => void
  onOdds: () => void
}) {
  const t = useT()
  return (
    <div className="desk-types">
      {playTypes.length > 1 && (
        <Segmented
          label={t('lottery.playType')}
          value={playType}
          onChange={onPlayType}
          options={playTypes.map((value) => ({ value, label: t(`lottery.playType.${value}`) }))}
        />
      )}
      <div className="flex gap-2">
        <button type="button" className="desk-type" aria-haspopup="dialog" onClick={onBetTypes}>
          <span className="min-w-0">
            <span className="desk-type__label">{t('lottery.betType')}</span>
            <span className="desk-type__name">{sayBet(t, betType)}</span>
          </span>
          <ChevronIcon className="size-5 shrink-0" />
        </button>
        <button
          type="button"
          className="desk-odds"
          aria-haspopup="dialog"
          aria-label={t('lottery.odds')}
          onClick={onOdds}
        >
          <InfoIcon className="size-6" />
        </button>
      </div>
    </div>
  )
}
