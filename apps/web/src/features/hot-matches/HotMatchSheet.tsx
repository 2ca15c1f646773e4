import type { HotMatch } from '@perya/contract/announcements'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Sheet } from '#ui/Sheet.tsx'
import WrenchIcon from '~icons/ph/wrench-fill'
import { matchTime } from './match-time.ts'
import { TeamShield } from './TeamShield.tsx'

/** Every hot match with its league and the way to bet. */
export default function HotMatchSheet({
  isOpen,
  onClose,
  matches,
  onPlay,
}: {
  isOpen: boolean
  onClose: () => void
  matches: readonly HotMatch[]
  onPlay: () => void
}) {
  const t = useT()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('match.title')}>
      <ul className="grid gap-2.5 pb-2">
        {matches.map((match) => (
          <li key={match.id}>
            <button type="button" className="match-card" onClick={onPlay}>
              <MatchDetails match={match} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function MatchDetails({ match }: { match: HotMatch }) {
  const t = useT()
  const { timeZone } = useSettings()
  return (
    <>
      <span className="match-card__head">
        {match.leagueImageUrl !== null && <TeamShield src={match.leagueImageUrl} />}
        <span className="truncate">{match.league}</span>
        <time dateTime={match.matchTime}>{matchTime(match.matchTime, timeZone)}</time>
      </span>
      <span className="match-card__teams">
        <span className="match-card__team">
          <TeamShield src={match.homeTeamImageUrl} size={44} />
          {match.homeTeam}
        </span>
        <span className="match-versus">{t('match.versus')}</span>
        <span className="match-card__team">
          <TeamShield src={match.awayTeamImageUrl} size={44} />
          {match.awayTeam}
        </span>
      </span>
      <span className="match-card__bet" data-closed={match.state === 'maintenance' || undefined}>
        {match.state === 'maintenance' && <WrenchIcon className="size-4" />}
        {match.state === 'maintenance' ? t('game.closed') : t('match.bet')}
      </span>
    </>
  )
}
