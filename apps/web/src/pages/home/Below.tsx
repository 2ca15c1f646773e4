import type { HotMatch } from '@perya/contract/announcements'
import { tapOf } from '#features/games/launch.rules.ts'
import { launchPath } from '#features/games/launch-path.ts'
import { closedGame } from '#features/games/use-play.ts'
import HotMatches from '#features/hot-matches/HotMatches.tsx'
import WinnerBoard from '#features/winners/WinnerBoard.tsx'
import { useT } from '#lib/i18n.tsx'
import type { Announcements } from '#lib/lobby/lobby.ts'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { paths } from '#lib/paths.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { Trust } from './Trust.tsx'

/** The home screen below its games: matches to bet on, who won lately, and why one may trust the place. */
export default function Below({ hotMatches }: { hotMatches: Announcements['hotMatches'] }) {
  const t = useT()
  const navigate = useNavigate()
  const hasSession = useSession() !== null
  const play = (match: HotMatch) => {
    const path = launchPath({ ...match, vassalage: match.vendor }, 'home')
    const tap = tapOf(match, hasSession)
    if (tap === 'go') navigate(path)
    else if (tap === 'login') askToLogIn('required', path)
    else {
      closedGame.set({
        gameName: `${match.homeTeam} – ${match.awayTeam}`,
        iconUrl: match.homeTeamImageUrl,
        gameCategory: match.gameCategory,
      })
    }
  }
  return (
    <>
      {hotMatches.length > 0 && (
        <section aria-labelledby="matches">
          <header className="section-head">
            <h2 id="matches">{t('match.title')}</h2>
          </header>
          <HotMatches matches={hotMatches} onPlay={play} />
        </section>
      )}
      <WinnerBoard />
      <Trust />
      <Link to={paths.credits} className="mx-auto inline-flex min-h-11 items-center text-meta text-link">
        {t('title.credits')}
      </Link>
    </>
  )
}
