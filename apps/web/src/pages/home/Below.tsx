import type { HotMatch } from '@perya/contract/announcements'
import { ContinueRow, NewRow, TopRow } from '#features/games/HomeRows.tsx'
import { tapOf } from '#features/games/launch.rules.ts'
import { launchPath } from '#features/games/launch-path.ts'
import { Providers } from '#features/games/Providers.tsx'
import { openVendors } from '#features/games/providers.rules.ts'
import { closedGame } from '#features/games/use-play.ts'
import HotMatches from '#features/hot-matches/HotMatches.tsx'
import LatestBets from '#features/latest-bets/LatestBets.tsx'
import WinnerBoard from '#features/winners/WinnerBoard.tsx'
import { useT } from '#lib/i18n.tsx'
import { type Announcements, useVendorMapping } from '#lib/lobby/lobby.ts'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { paths } from '#lib/paths.ts'
import { useRoomFor } from '#lib/room.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { Trust } from './Trust.tsx'

/** The home screen below its games: more of them, who plays and won lately, and why one may trust the place. */
export default function Below({ hotMatches }: { hotMatches: Announcements['hotMatches'] }) {
  const t = useT()
  const navigate = useNavigate()
  const hasSession = useSession() !== null
  const hasRail = useRoomFor('rail')
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
  const { data: mapping } = useVendorMapping()
  const openMatches = hotMatches.filter(({ state }) => state === 'open')
  return (
    <>
      <ContinueRow />
      <NewRow />
      <TopRow />
      {openMatches.length > 0 && (
        <section aria-labelledby="matches">
          <header className="section-head">
            <h2 id="matches">{t('match.title')}</h2>
          </header>
          <HotMatches matches={openMatches} onPlay={play} />
        </section>
      )}
      {/* On a wide window they stand beside every screen. */}
      {!hasRail && (
        <>
          <LatestBets />
          <WinnerBoard />
        </>
      )}
      <Providers vendors={openVendors(mapping)} />
      <Trust />
      <Link to={paths.credits} className="mx-auto inline-flex min-h-11 items-center text-meta text-link">
        {t('title.credits')}
      </Link>
    </>
  )
}
