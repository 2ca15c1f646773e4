import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { GameFrame } from '#features/launch/GameFrame.tsx'
import { LaunchBar } from '#features/launch/LaunchBar.tsx'
import { LaunchFailure } from '#features/launch/LaunchFailure.tsx'
import { LoadingCard } from '#features/launch/LoadingCard.tsx'
import {
  type LaunchAsked,
  pageBackOf,
  readLaunch,
  readLottery,
} from '#features/launch/launch-address.rules.ts'
import { useLeaveGame } from '#features/launch/use-leave-game.ts'
import { OnBreak } from '#features/protection/OnBreak.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { isNothing } from '#lib/member/balance.rules.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useBreak, useReality } from '#lib/member/use-reality.ts'
import { paths } from '#lib/paths.ts'
import { entriesBehind, useLocation, useNavigate, useSearchParams } from '#lib/router.tsx'
import { untilLoaded } from '#lib/until-loaded.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import '#features/launch/launch.css'

const LotteryLaunch = lazy(() =>
  untilLoaded(
    'The lottery',
    withTexts(() => import('./LotteryLaunch.tsx'), 'games', 'lottery', 'lotteryBets', 'protection'),
  ),
)

const DepositSheet = whenOpened(withTexts(() => import('#features/launch/DepositSheet.tsx'), 'games'))

/** What an address launches: a lottery of the app's own, or a game of a vendor. */
export default function LaunchGamePage() {
  const [query] = useSearchParams()
  const lottery = readLottery(query)
  if (lottery === null) return <GameLaunch />
  return (
    <Suspense>
      <LotteryLaunch asked={lottery} />
    </Suspense>
  )
}

/** A game over the whole screen, with the ways out above it. */
function GameLaunch() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const asked = readLaunch(query)
  const launch = useLaunch(asked)
  const taken = useBreak()
  const { isLoading } = useReality()
  const [isToldOfMoney, setToldOfMoney] = useState(false)
  const hasNothing = useHasNothing()
  const [touched, setTouched] = useState<{ hadNothing: boolean } | null>(null)
  const [leaving, setLeaving] = useState<'back' | 'home' | null>(null)
  // Only the first touch counts: a stake of the last peso is no reason to cover the round it pays for.
  const touch = useCallback(
    () => setTouched((earlier) => earlier ?? { hadNothing: hasNothing }),
    [hasNothing],
  )

  const leave = (way: 'back' | 'home') => {
    if (way === 'back' && entriesBehind() > 0) navigate(-1)
    else navigate(way === 'home' ? paths.home : paths[pageBackOf(query)], { replace: true })
  }
  /** Asks once, and only whoever may have a round open. */
  const tryToLeave = (way: 'back' | 'home'): boolean => {
    if (touched === null) {
      leave(way)
      return true
    }
    setLeaving(way)
    return false
  }
  const retry = () => void launch.refetch()
  // Until when is told by another answer than the one that refuses.
  const isWaiting = launch.isFetching || (isLoading && isExcluded(launch.error))
  const isAddressEmpty = asked === null || launch.data?.url === ''
  return (
    <div className="launch">
      <h1 className="sr-only">{t('launch.title')}</h1>
      <LaunchBar
        isPlayMoney={launch.data?.isPlayMoney ?? false}
        onBack={() => tryToLeave('back')}
        onHome={() => {
          tryToLeave('home')
          return false
        }}
      />
      {launch.isSuccess && !launch.isFetching && !isAddressEmpty ? (
        <GameFrame key={launch.data.url} launch={launch.data} onRetry={retry} onTouched={touch} />
      ) : (
        <div className="launch-stage" aria-busy={isWaiting || undefined}>
          {isWaiting ? (
            <Waiting what="game">
              <LoadingCard name={undefined} isSlow={false} onRetry={retry} />
            </Waiting>
          ) : taken ? (
            <div className="launch-card">
              <OnBreak taken={taken} />
            </div>
          ) : (
            <LaunchFailure
              error={launch.error}
              isAddressEmpty={isAddressEmpty}
              gameCategory={asked?.gameCategory}
              onRetry={retry}
            />
          )}
        </div>
      )}
      <DepositSheet
        isOpen={touched?.hadNothing === true && launch.data?.isPlayMoney === false && !isToldOfMoney}
        onClose={() => setToldOfMoney(true)}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('launch.leaveAsk')}
        confirm={t('launch.leave')}
        onConfirm={() => leaving && leave(leaving)}
      >
        {t('launch.leaveWhy')}
      </ConfirmDialog>
    </div>
  )
}

/** Whether every stake will be refused: the member has no money at all, at vendors neither. */
function useHasNothing(): boolean {
  const { total } = useBalance()
  return total !== null && isNothing(total)
}

const isExcluded = (error: unknown) => error instanceof ApiError && error.code === 'member.excluded'

/** Each visit asks anew: an address opens a game once. */
function useLaunch(asked: LaunchAsked | null) {
  const { code } = useLanguage()
  const { key } = useLocation()
  const follow = useLeaveGame()
  return useQuery({
    queryKey: ['launch', key, asked],
    enabled: asked !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      const game = asked as LaunchAsked
      return follow(game.vendor, call('launchGame', { ...game, language: code as 'TY' | 'EN' }))
    },
  })
}
