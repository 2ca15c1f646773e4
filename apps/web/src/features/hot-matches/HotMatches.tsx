import type { HotMatch } from '@perya/contract/announcements'
import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMotion } from '#lib/motion.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import CaretRight from '~icons/ph/caret-right-bold'
import { matchTime } from './match-time.ts'
import { TeamShield } from './TeamShield.tsx'
import './hot-matches.css'

const HotMatchSheet = whenOpened(withTexts(() => import('./HotMatchSheet.tsx'), 'home'))

const advanceMs = 5_000

/** The next matches, one at a time, rolling upwards; a tap opens them all. */
export default function HotMatches({
  matches,
  onPlay,
}: {
  matches: readonly HotMatch[]
  onPlay: (match: HotMatch) => void
}) {
  const t = useT()
  const { isStill } = useMotion()
  const [current, setCurrent] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const count = matches.length
  const at = Math.min(current, count - 1)

  useEffect(() => {
    if (count < 2 || isStill || isOpen) return
    const timer = setTimeout(() => setCurrent((at + 1) % count), advanceMs)
    return () => clearTimeout(timer)
  }, [at, count, isStill, isOpen])

  const play = () => {
    const [first] = matches
    setOpen(false)
    if (first) onPlay(first)
  }
  return (
    <>
      <button
        type="button"
        className="hot-match art-edge"
        aria-label={t('match.open', { count })}
        onClick={() => setOpen(true)}
      >
        <span className="hot-match__window">
          <span className="hot-match__track" style={{ translate: `0 ${-at * 64}px` }}>
            {matches.map((match, index) => (
              <span key={match.id} className="hot-match__slide" aria-hidden={index !== at}>
                <MatchLine match={match} />
              </span>
            ))}
          </span>
        </span>
        <CaretRight className="size-4 shrink-0 text-muted flip-rtl" />
      </button>
      <HotMatchSheet isOpen={isOpen} onClose={() => setOpen(false)} matches={matches} onPlay={play} />
    </>
  )
}

function MatchLine({ match }: { match: HotMatch }) {
  const t = useT()
  const { timeZone } = useSettings()
  return (
    <>
      <time dateTime={match.matchTime} className="hot-match__time">
        {matchTime(match.matchTime, timeZone)}
      </time>
      <span className="hot-match__team">
        <span>{match.homeTeam}</span>
        <TeamShield src={match.homeTeamImageUrl} />
      </span>
      <span className="match-versus">{t('match.versus')}</span>
      <span className="hot-match__team">
        <TeamShield src={match.awayTeamImageUrl} />
        <span>{match.awayTeam}</span>
      </span>
    </>
  )
}
