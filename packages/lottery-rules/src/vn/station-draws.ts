import { lotteryOf } from '../lotteries.ts'
import { dayOfIssue, issuesOfDay } from '../schedule.ts'
import { type Station, stations } from './stations.ts'

/** So many stations as a player writes them: `2mn` is two of the south, `2dai` two of where the player is. */
export type StationsAsked = {
  readonly word: string
  readonly count: number
  readonly region: Exclude<Station['region'], 'north'> | null
}

type Draw = { readonly code: string; readonly issueNo: string }

const lotteryCode = ({ region, code }: Station) => `vn-${region}-${code}`

/**
 * The draws meant by it on the day of one of them, which is among them; nothing where they do not all sell, or where
 * it is not sure which are meant: everybody names the stations of the south in one order, those of the centre nobody.
 */
export function stationDraws(
  { count, region }: StationsAsked,
  from: Draw,
  now: number,
): readonly Draw[] | undefined {
  const own = stations.find((station) => lotteryCode(station) === from.code)
  if (!own || own.region !== (region ?? own.region)) return undefined
  const drawn = stations
    .filter((station) => station.region === own.region)
    .map(lotteryCode)
    .flatMap((code) => {
      const lottery = lotteryOf(code)
      const issues = lottery ? issuesOfDay(lottery, dayOfIssue(from.issueNo)) : []
      return issues.map((issue) => ({ code, issue }))
    })
  const draws = drawn.slice(0, count)
  const isSure =
    draws.length === count &&
    (own.region === 'south' || drawn.length === count) &&
    draws.some(({ code }) => code === from.code) &&
    draws.every(({ issue }) => issue.openAt.getTime() <= now && now < issue.closeAt.getTime())
  return isSure ? draws.map(({ code, issue }) => ({ code, issueNo: issue.number })) : undefined
}
