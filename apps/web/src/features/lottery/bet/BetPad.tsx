import type { LotteryPlayType, LotteryRoom } from '@perya/contract/lottery'
import {
  type BetType,
  type Content,
  quickPick,
  type StationsAsked,
  stationDraws,
  type TypedBet,
  type TypedBets,
  type TypedFault,
  writeContent,
} from '@perya/lottery-rules'
import { parseAmount } from '@perya/money'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useStore } from '#lib/store.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { toast } from '#ui/toast.ts'
import ChevronIcon from '~icons/ph/caret-down-bold'
import InfoIcon from '~icons/ph/info'
import { serverNow } from '../board/server-clock.ts'
import type { LotteryDetail } from '../board/use-lotteries.ts'
import { OddsSheet } from '../slip/OddsSheet.tsx'
import { OtherSlips } from '../slip/OtherSlips.tsx'
import { SlipBar } from '../slip/SlipBar.tsx'
import { addLine, isSlipForOther, slipLinesMax, slips } from '../slip/slips.ts'
import { useLotteryName } from '../use-lottery-name.ts'
import { BetTypeSheet } from './BetTypeSheet.tsx'
import { sayBet, sayHow } from './bet-name.rules.ts'
import { deviceChance } from './chance.ts'
import { useCurrentIssue } from './current-issue.ts'
import { PadRow } from './PadRow.tsx'
import { emptyContent, isBet, isEmpty, withPicks } from './pad.rules.ts'
import { soldBy } from './sold.rules.ts'

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
  const nameOf = useLotteryName()
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

  /** Puts bets on the slip of each draw, all of them or none. */
  const addBets = (
    bets: readonly TypedBet[],
    draws: readonly { code: string; issueNo: string }[],
  ): boolean => {
    if (draws.some(({ code }) => (slips.get()[code]?.lines.length ?? 0) + bets.length > slipLinesMax)) {
      toast(t('lottery.slip.full', { max: slipLinesMax }), { tone: 'danger', time: 'short' })
      return false
    }
    for (const { code, issueNo } of draws) {
      for (const bet of bets) {
        addLine(
          code,
          {
            betType: bet.betType.code,
            content: writeContent(bet.content),
            unitPrice: room.unitPrices[0] ?? '1',
            mode: line.mode,
            multiple: bet.multiple,
          },
          { issueNo, roomType: room.roomType },
        )
      }
    }
    return true
  }
  const here = issue ? [{ code: lottery.code, issueNo: issue.issueNo }] : []
  /** A slip out of sight is not to be changed in what it is for, and each desk opens with its free room. */
  const drawsOf = (stations: StationsAsked, own: { code: string; issueNo: string }) => {
    const draws = room.roomType === 'free' ? stationDraws(stations, own, serverNow()) : undefined
    const isTaken = draws?.some(({ code, issueNo }) =>
      isSlipForOther(code, { issueNo, roomType: room.roomType }),
    )
    return isTaken ? undefined : draws
  }
  const addTyped = ({ bets, stations }: TypedBets): boolean | TypedFault => {
    const [own] = here
    if (!own) return false
    const draws = stations ? drawsOf(stations, own) : here
    if (!draws) return { word: stations?.word ?? '', why: 'stations' }
    if (!addBets(bets, draws)) return false
    const names = draws.map(({ code }) => nameOf(code)).join(', ')
    const said = stations
      ? t('lottery.typed.addedTo', { count: bets.length, names })
      : t('lottery.typed.added', { count: bets.length })
    toast(said, { tone: 'success', time: 'short' })
    return true
  }

  return (
    <>
      <div className="desk-types">
        {lottery.playTypes.length > 1 && (
          <Segmented
            label={t('lottery.playType')}
            value={playType}
            onChange={onPlayType}
            options={lottery.playTypes.map((value) => ({ value, label: t(`lottery.playType.${value}`) }))}
          />
        )}
        <div className="flex gap-2">
          <button
            type="button"
            className="desk-type"
            aria-haspopup="dialog"
            onClick={() => setTypeOpen(true)}
          >
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
            onClick={() => setOddsOpen(true)}
          >
            <InfoIcon className="size-6" />
          </button>
        </div>
      </div>
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
          if (here.length > 0 && addBets([{ betType, content, multiple: 1 }], here))
            setContent(emptyContent(betType))
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
