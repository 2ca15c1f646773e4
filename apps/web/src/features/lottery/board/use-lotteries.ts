import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { Lottery, PrizeMode } from '@perya/contract/lottery'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { readCache, writeCache } from '#lib/cache/cache.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { hearServerTime, serverNow } from '#lib/server-clock.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

/** What a list of lotteries and everything under it is kept under; the page hears of draws by it. */
export const lotteryKey = 'lottery'

type Told = { now: string }
const heard = <Answer extends Told>(answer: Answer): Answer => {
  hearServerTime(answer.now)
  return answer
}

/** The way of a draw from its moment to the lists. */
const drawMs = 1_200
const askMsMin = 1_500
const askMsMax = 60_000

/** When something is due in a list: a sale that ends, a result that comes. */
function untilDue(lotteries: readonly Lottery[] | undefined): number {
  const now = serverNow()
  const due = (lotteries ?? []).flatMap(({ issue, lastResult }) => [
    ...(issue ? [Date.parse(issue.closesAt)] : []),
    // The issue before the one that sells is drawn shortly after it closed.
    ...(issue && lastResult && Date.parse(lastResult.drawsAt) < Date.parse(issue.opensAt)
      ? [Date.parse(issue.opensAt) + 30_000]
      : []),
  ])
  const next = Math.min(...due.filter((at) => at > now)) - now + drawMs
  return Math.min(Math.max(next, askMsMin), askMsMax)
}

/** What sold and was drawn a day ago says nothing of today. */
const keptMs = 86_400_000

/** What is kept of a list between visits: it is shown at once, and asked for again at once. */
function useKept<Answer extends Told>(name: 'lotteries' | 'lotteryLists', part?: string) {
  const { merchantCode: merchant } = useSettings()
  const { code: language } = useLanguage()
  const isHydrated = useHydrated()
  const scope = { merchant, language, part }
  return {
    initialData: () => {
      const kept = isHydrated ? readCache<Answer>(name, scope) : undefined
      return kept && Date.now() - Date.parse(kept.now) < keptMs ? kept : undefined
    },
    // Its server's time was another; only an answer that arrives now sets the clock.
    initialDataUpdatedAt: 0,
    keep: (answer: Answer): Answer => {
      writeCache(name, scope, answer)
      return heard(answer)
    },
  }
}

export function useLotteries(prizeMode?: PrizeMode) {
  const { code: language } = useLanguage()
  const { keep, ...kept } = useKept<OutputOf<Endpoints['listLotteries']>>('lotteries', prizeMode)
  return useQuery({
    ...kept,
    queryKey: [lotteryKey, 'list', prizeMode, language],
    queryFn: async () => keep(await call('listLotteries', prizeMode ? { prizeMode } : {})),
    refetchInterval: ({ state }) => untilDue(state.data?.lotteries),
  })
}

export function useMoreLotteries() {
  const { code: language } = useLanguage()
  const { keep, ...kept } = useKept<OutputOf<Endpoints['moreLotteries']>>('lotteryLists', 'more')
  return useQuery({
    ...kept,
    queryKey: [lotteryKey, 'more', language],
    queryFn: async () => keep(await call('moreLotteries', {})),
    refetchInterval: ({ state }) => untilDue(state.data?.prizeModes.flatMap(({ lotteries }) => lotteries)),
  })
}

export function usePopularLotteries() {
  const { code: language } = useLanguage()
  const { keep, ...kept } = useKept<OutputOf<Endpoints['popularLotteries']>>('lotteryLists', 'popular')
  return useQuery({
    ...kept,
    queryKey: [lotteryKey, 'popular', language],
    queryFn: async () => keep(await call('popularLotteries', {})),
    refetchInterval: ({ state }) => untilDue(state.data?.lotteries),
  })
}

export function useRecentLotteries() {
  const { code: language } = useLanguage()
  const userName = useSession()?.userName
  return useQuery({
    queryKey: [lotteryKey, 'recent', userName, language],
    enabled: userName !== undefined,
    queryFn: async () => heard(await call('recentLotteries', {})),
    refetchInterval: ({ state }) => untilDue(state.data?.lotteries),
  })
}

export type LotteryDetail = OutputOf<Endpoints['getLottery']>

/** One lottery with its rooms and latest results; `code` may be that of a tile. */
export function useLottery(code: string) {
  const { code: language } = useLanguage()
  const userName = useSession()?.userName
  return useQuery({
    queryKey: [lotteryKey, 'detail', code, userName, language],
    enabled: code !== '',
    retry: false,
    queryFn: async () => heard(await call('getLottery', { code })),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return askMsMax
      const now = serverNow()
      const [waiting] = data.waiting
      const due = [waiting?.drawsAt, data.lottery.issue?.closesAt].flatMap((at) =>
        at ? [Date.parse(at)] : [],
      )
      // A draw that is late is asked for again and again.
      const next = Math.min(...due) - now + drawMs
      return Math.min(Math.max(next, askMsMin), askMsMax)
    },
  })
}

export function useIssues(code: string, wanted: number, isWanted: boolean) {
  // None may be known yet, and no fewer than one can be asked for.
  const count = Math.max(1, wanted)
  return useQuery({
    queryKey: [lotteryKey, 'issues', code, count],
    enabled: isWanted,
    queryFn: async () => heard(await call('listLotteryIssues', { code, count })),
  })
}
