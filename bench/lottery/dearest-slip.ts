/** What the event loop spends on a slip of a hundred lines before the database is asked, of the dearest bet type. */
import {
  type BetType,
  betTypes,
  type Content,
  contentRefusal,
  countNumbers,
  families,
  isSoldOn,
  type Lottery,
  lotteries,
  writeContent,
} from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import { priceSlip } from '../../apps/server/src/features/lottery/slips/priced-slip.ts'
import { numbersMax } from '../../apps/server/src/features/lottery/slips/risk.rules.ts'

const linesMax = 100
const times = 30
const day = '2026-11-18'

export function measureDearestSlip(): Record<string, number> {
  let dearest = { code: '', ms: 0 }
  for (const family of families) {
    const lottery = lotteries.find((each) => each.family === family) as Lottery
    const slips = betTypes[family].filter((betType) => isSoldOn(betType, day)).flatMap(slipsOf)
    const measured = slips.map((slip) => ({ code: slip.betType.code, ms: msFor(lottery, slip) }))
    const ofFamily = measured.reduce((most, each) => (each.ms > most.ms ? each : most))
    console.log(`dearest slip of ${family}: ${ofFamily.code}, ${ofFamily.ms.toFixed(2)} ms`)
    if (ofFamily.ms > dearest.ms) dearest = ofFamily
  }
  return { dearestSlipMs: dearest.ms }
}

type Slip = { betType: BetType; content: Content; lines: number }

/** With every pick a pad takes, which is mostly refused, and on as many numbers as an order may be. */
function slipsOf(betType: BetType): Slip[] {
  let content: Content = betType.fields.map(({ picks, most }) => picks.slice(0, most))
  if (contentRefusal(betType, content)) return []
  const fullest = { betType, content, lines: linesMax }
  for (let turn = 0; countNumbers(betType, content) > numbersMax; turn++) {
    const field = turn % content.length
    content = content.with(field, (content[field] as readonly string[]).slice(0, -1))
  }
  const lines = Math.min(linesMax, Math.floor(numbersMax / countNumbers(betType, content)))
  return contentRefusal(betType, content) ? [fullest] : [fullest, { betType, content, lines }]
}

function msFor(lottery: Lottery, { betType, content, lines }: Slip): number {
  const line = {
    betType: betType.code,
    content: writeContent(content),
    unitPrice: formatAmount(lottery.unitPrices[0] as bigint),
    mode: lottery.modes.at(-1) ?? '1',
    multiple: 1,
  }
  const asked = Array.from({ length: lines }, () => line)
  const read = () => {
    const slip = priceSlip(asked, { lottery, prizeGroup: lottery.prizeGroup, days: [day] })
    if (!('digest' in slip)) throw new Error(`a slip of ${betType.code} was not read`)
    if (slip.numbers <= numbersMax) slip.risks()
  }
  for (let time = 0; time < 5; time++) read()
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) read()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 / times
}
