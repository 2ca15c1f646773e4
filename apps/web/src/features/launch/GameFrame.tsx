import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { WalletBalance } from '@perya/contract/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { withChoices } from '#lib/device/choices.ts'
import { useT } from '#lib/i18n.tsx'
import { balanceKey } from '#lib/member/use-balance.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { toast } from '#ui/toast.ts'
import { followRoundNews } from './follow-round-news.ts'
import { LoadingCard } from './LoadingCard.tsx'
import { sandboxOf } from './launch-address.rules.ts'

export type Launch = OutputOf<Endpoints['launchGame']>

const slowAfterMs = 15_000

/** The game itself, behind a card that says so while it opens. */
export function GameFrame({
  launch,
  onRetry,
  onTouched,
}: {
  launch: Launch
  onRetry: () => void
  /** The player has put a hand on the game: a round may be open. */
  onTouched: () => void
}) {
  const [isLoaded, setLoaded] = useState(false)
  const isSlow = useLater(slowAfterMs) && !isLoaded
  const name = launch.game?.gameName ?? launch.vendorName
  const frame = useRef<HTMLIFrameElement>(null)
  useResumedNotice(launch)
  useHeldBalance(frame)

  // A page cannot see into a frame of another site; it only notices that the focus has gone there.
  useEffect(() => {
    const look = () => document.activeElement?.tagName === 'IFRAME' && onTouched()
    addEventListener('blur', look)
    return () => removeEventListener('blur', look)
  }, [onTouched])

  // Some vendors refuse to be framed; they send the player back to where the game was opened from.
  useEffect(() => {
    if (!launch.isFramed) window.location.replace(launch.url)
  }, [launch])

  return (
    <div className="launch-stage" aria-busy={!isLoaded || undefined}>
      {launch.isFramed && (
        <iframe
          ref={frame}
          src={withChoices(launch.url)}
          title={name}
          className="launch-frame"
          data-loaded={isLoaded || undefined}
          allow="autoplay; fullscreen; screen-wake-lock; clipboard-write"
          sandbox={sandboxOf(launch.url, window.location.origin)}
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
        />
      )}
      {!isLoaded && (
        <LoadingCard name={name} iconUrl={launch.game?.iconUrl} isSlow={isSlow} onRetry={onRetry} />
      )}
    </div>
  )
}

/** The figure above the game does not tell the end of a round before the game does. */
function useHeldBalance(frame: RefObject<HTMLIFrameElement | null>): void {
  const client = useQueryClient()
  const userName = useSession()?.userName ?? ''
  useEffect(
    () =>
      followRoundNews({
        page: window,
        isGame: (source) => source !== null && source === frame.current?.contentWindow,
        balance: () => client.getQueryData<WalletBalance>(balanceKey(userName)),
      }),
    [client, frame, userName],
  )
}

function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLater
}

/** A round that was left open goes on; the player is told which. */
function useResumedNotice({ openRound }: Launch): void {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const notice = openRound ? t('launch.resumed', { time: date(openRound.openedAt, 'time') }) : null
  useEffect(() => {
    if (notice !== null) toast(notice, { time: 'long' })
  }, [notice])
}
