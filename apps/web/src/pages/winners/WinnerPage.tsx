import { ClosedGame } from '#features/games/ClosedGame.tsx'
import { launchPath } from '#features/games/launch-path.ts'
import { JackpotAmount } from '#features/jackpot/JackpotAmount.tsx'
import { useWinners, type Winner } from '#features/winners/use-winners.ts'
import { WinnerLine } from '#features/winners/WinnerLine.tsx'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { Link } from '#lib/router.tsx'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { NoData } from '#ui/NoData.tsx'
import { Parol } from '#ui/Parol.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import './winner-page.css'
import '#features/jackpot/jackpot.css'
import '#features/winners/winners.css'

/** Who won lately, the largest win first, under the counter that brought the player here. */
export default function WinnerPage() {
  const t = useT()
  const { data: winners, isPending, refetch } = useWinners()
  useScrollMemory(winners !== undefined)
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <Jackpot />
      <section aria-label={t('winners.title')} aria-busy={isPending || undefined}>
        {isPending && (
          <Waiting what="list">
            {[1, 2, 3, 4, 5].map((line) => (
              <Skeleton key={line} className="relative mb-2 h-18" />
            ))}
          </Waiting>
        )}
        {winners?.length === 0 && <NoData title={t('winners.none')} />}
        {!isPending && winners === undefined && (
          <EmptyState
            title={t('winners.failed')}
            action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
          />
        )}
        <ol className="grid gap-2">
          {winners?.map((winner, index) => (
            <li key={`${winner.nodeId} ${winner.wonAt} ${winner.vo.customerName}`}>
              <Win winner={winner} place={index + 1} />
            </li>
          ))}
        </ol>
      </section>
      {winners !== undefined && winners.length > 0 && (
        <p className="text-center text-meta text-pretty text-muted">
          {t(winners.some(({ isDemo }) => isDemo) ? 'winners.demoNote' : 'winners.note')}
        </p>
      )}
      <ClosedGame />
    </div>
  )
}

function Jackpot() {
  const t = useT()
  const isFunded = useSettings().whitelabel.JACKPOTPOOL3
  return (
    <div className="winner-hero art-edge">
      <Parol className="size-24" />
      <p className="jackpot__label">{t('jackpot.label')}</p>
      <p className="winner-hero__amount">
        <JackpotAmount />
      </p>
      <p className="winner-hero__note">{t(isFunded ? 'winners.funded' : 'winners.pool')}</p>
    </div>
  )
}

/** A line is the way to the game it was won in. */
function Win({ winner, place }: { winner: Winner; place: number }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const hasSession = useSession() !== null
  const path = launchPath({ ...winner, vassalage: winner.vendor, state: 'open' }, 'winnerPage')
  return (
    <Link
      to={path}
      className="winner-card"
      data-place={place <= 3 ? place : undefined}
      onClick={(event) => {
        if (hasSession) return
        event.preventDefault()
        askToLogIn('required', path)
      }}
    >
      <span className="winner-card__place">
        <span aria-hidden="true">{place}</span>
        <span className="sr-only">{t('winners.place', { place })}</span>
      </span>
      <WinnerLine winner={winner} />
      <time dateTime={winner.wonAt} className="winner-card__time">
        {date(winner.wonAt)}
      </time>
      <span className="sr-only">{t('winners.play', { name: winner.vo.gameName })}</span>
    </Link>
  )
}
