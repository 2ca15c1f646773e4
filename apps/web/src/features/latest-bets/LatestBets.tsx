import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useMotion } from '#lib/motion.ts'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import { IconButton } from '#ui/IconButton.tsx'
import Pause from '~icons/ph/pause-fill'
import Play from '~icons/ph/play-fill'
import { outcomeOf } from './net.rules.ts'
import './latest-bets.css'

const askEveryMs = 5_000
/** Beside a screen somebody looks at, it is news enough now and then. */
const askAsideMs = 30_000
const shown = 5

type Bet = OutputOf<Endpoints['listLatestBets']>[number]

/** Rounds as they end, lost ones too; stands still on request. Not there before somebody has played. */
export default function LatestBets({ isAside = false }: { isAside?: boolean }) {
  const t = useT()
  const { isStill } = useMotion()
  const [isPaused, setPaused] = useState(false)
  const isHeld = isPaused || isStill
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  const { data } = useQuery({
    queryKey: ['latestBets', language],
    refetchInterval: isHeld ? false : isAside ? askAsideMs : askEveryMs,
    placeholderData: (earlier: Bet[] | undefined) => earlier,
    queryFn: () => call('listLatestBets', { language }),
  })
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="bets" className="latest-bets">
      <header className="section-head">
        <h2 id="bets">{t('bets.title')}</h2>
        {!isStill && (
          <IconButton label={isPaused ? t('bets.go') : t('bets.pause')} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <Play className="size-5" /> : <Pause className="size-5" />}
          </IconButton>
        )}
      </header>
      <ul className="latest-bets__list">
        {data.slice(0, shown).map((bet) => (
          <Line key={bet.id} bet={bet} />
        ))}
      </ul>
      <p className="latest-bets__note">{t('bets.note')}</p>
    </section>
  )
}

function Line({ bet }: { bet: Bet }) {
  const money = useMoney()
  const { amount, isWin, times } = outcomeOf(bet)
  return (
    <li className="latest-bet">
      <img
        src={bet.game.iconUrl}
        alt=""
        width={360}
        height={480}
        loading="lazy"
        className="latest-bet__art"
      />
      <span className="latest-bet__what">
        <strong>{bet.game.gameName}</strong>
        <bdi>{bet.customerName}</bdi>
      </span>
      <span className="latest-bet__times">×{times}</span>
      <bdi className="latest-bet__amount" data-win={isWin || undefined}>
        {money(amount)}
      </bdi>
    </li>
  )
}
