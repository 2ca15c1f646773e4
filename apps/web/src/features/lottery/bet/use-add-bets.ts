import type { LotteryIssue, LotteryRoom } from '@perya/contract/lottery'
import {
  type StationsAsked,
  stationDraws,
  type TypedBet,
  type TypedBets,
  type TypedFault,
  writeContent,
} from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import { serverNow } from '#lib/server-clock.ts'
import { toast } from '#ui/toast.ts'
import { addLine, isSlipForOther, slipLinesMax, slips } from '../slip/slips.ts'
import { useLotteryName } from '../use-lottery-name.ts'

/** Puts what a pad has picked, and what was typed, on the slips they are for. */
export function useAddBets(code: string, room: LotteryRoom, issue: LotteryIssue | null) {
  const t = useT()
  const nameOf = useLotteryName()

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
            mode: room.modes[0] ?? '1',
            multiple: bet.multiple,
          },
          { issueNo, roomType: room.roomType },
        )
      }
    }
    return true
  }
  const here = issue ? [{ code, issueNo: issue.issueNo }] : []
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
  const addHere = (bet: TypedBet): boolean => here.length > 0 && addBets([bet], here)

  return { addHere, addTyped }
}
