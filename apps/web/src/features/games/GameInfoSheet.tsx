import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useStore } from '#lib/store.ts'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import type { TextId } from '#texts/index.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import ShieldCheck from '~icons/ph/shield-check-duotone'
import GamesFailed from './GamesFailed.tsx'
import { launchPath } from './launch-path.ts'
import { shownGame } from './shown-game.ts'
import { usePlay } from './use-play.ts'
import './game-info.css'

type Info = OutputOf<Endpoints['getGameInfo']>

const close = () => shownGame.set(null)

const volatilities = {
  low: 'info.low',
  medium: 'info.medium',
  high: 'info.high',
} as const satisfies Record<NonNullable<Info['volatility']>, TextId>

const traits = {
  lines: 'info.lines',
  ways: 'info.ways',
  cascade: 'info.cascade',
  freeSpins: 'info.freeSpins',
  holdAndSpin: 'info.holdAndSpin',
  wildTimes: 'info.wildTimes',
  multiplierReel: 'info.multiplierReel',
  cashOut: 'info.cashOut',
  ownRisk: 'info.ownRisk',
  together: 'info.together',
  provable: 'info.provable',
} as const satisfies Record<Info['traits'][number], TextId>

/** What there is to know of a game before its first round, and the ways into it. */
export default function GameInfoSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const asked = useStore(shownGame)
  // What was shown stays while the sheet goes down.
  const [nodeId, setNodeId] = useState(asked)
  if (asked !== null && asked !== nodeId) setNodeId(asked)
  const language = useSettled(useLanguage().code, languageDelayMs.lists)
  const { data, isError, refetch } = useQuery({
    queryKey: ['gameInfo', nodeId, language],
    enabled: nodeId !== null,
    staleTime: 60_000,
    queryFn: () => call('getGameInfo', { nodeId: nodeId ?? '', language }),
  })
  return (
    <Sheet isOpen={isOpen} onClose={close} title={data?.game.gameName ?? t('info.title')}>
      {isError && data === undefined ? (
        <GamesFailed onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="relative h-80" />
      ) : (
        <Facts info={data} />
      )}
    </Sheet>
  )
}

function Facts({ info }: { info: Info }) {
  const t = useT()
  const money = useMoney()
  const { game } = info
  const isOwnRisk = info.traits.includes('ownRisk')
  return (
    <div className="game-info">
      <div className="game-info__head">
        <img src={game.iconUrl} alt="" width={360} height={480} className="game-info__art" />
        <dl className="game-info__facts">
          <Fact name={t('info.rtp')} note={info.returnToPlayer !== null && isOwnRisk && t('info.atLeast')}>
            {info.returnToPlayer ?? t('info.unsaid')}
          </Fact>
          <Fact name={t('info.volatility')}>
            {info.volatility !== null
              ? t(volatilities[info.volatility])
              : isOwnRisk
                ? t('info.yours')
                : t('info.unsaid')}
          </Fact>
          <Fact name={t('info.minBet')}>{money(info.minBet)}</Fact>
          <Fact name={t('info.maxBet')}>{info.maxBet === null ? t('info.unsaid') : money(info.maxBet)}</Fact>
        </dl>
      </div>
      <p className="game-info__vendor">
        {t('info.by')} <strong>{info.vendorName}</strong>
      </p>
      {info.traits.length > 0 && (
        <ul className="game-info__traits">
          {info.traits
            .filter((trait) => trait !== 'provable')
            .map((trait) => (
              <li key={trait}>
                {trait === 'lines' || trait === 'ways'
                  ? t(traits[trait], { count: info.lines ?? 0 })
                  : t(traits[trait])}
              </li>
            ))}
        </ul>
      )}
      {info.traits.includes('provable') && (
        <Link to={paths.verify} className="game-info__verify" onClick={close}>
          <ShieldCheck className="size-6 shrink-0 text-success" />
          <span>
            <strong>{t('info.provable')}</strong>
            <small className="game-info__how">{t('info.provableHow')}</small>
          </span>
        </Link>
      )}
      <Ways game={game} />
    </div>
  )
}

function Fact({ name, note, children }: { name: string; note?: string | false; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Into the game: for real, or for a guest with play money. */
function Ways({ game }: { game: Info['game'] }) {
  const t = useT()
  const play = usePlay()
  const isGuest = useSession() === null
  const path = launchPath(game, location.pathname === paths.home ? 'home' : 'gameList')
  const mayTry = isGuest && game.freeplay && game.state === 'open'
  return (
    <div className="game-info__ways">
      {mayTry && (
        <Button
          variant="secondary"
          isWide
          onClick={() => {
            close()
            askToLogIn('required', path, { hasFreePlay: true })
          }}
        >
          {t('info.try')}
        </Button>
      )}
      <Link
        to={path}
        className={buttonClass({ isWide: true })}
        onClick={(event) => {
          close()
          play(event, game)
        }}
      >
        {game.state === 'open' ? t('info.play') : t('game.closed')}
      </Link>
    </div>
  )
}
