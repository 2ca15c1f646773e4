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

/** The draws meant by it on the day of one of them, the main station first; nothing where fewer are drawn. */
export function stationDraws({ count, region }: StationsAsked, from: Draw): readonly Draw[] | undefined {
  const own = stations.find((station) => lotteryCode(station) === from.code)
  const draws = stations
    .filter((station) => station.region === (region ?? own?.region))
    .map(lotteryCode)
    .flatMap((code) => {
      const lottery = lotteryOf(code)
      const issues = lottery ? issuesOfDay(lottery, dayOfIssue(from.issueNo)) : []
      return issues.map(({ number }): Draw => ({ code, issueNo: number }))
    })
  return own && draws.length >= count ? draws.slice(0, count) : undefined
}
