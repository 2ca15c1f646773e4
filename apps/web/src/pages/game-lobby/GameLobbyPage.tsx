import type { GameVendor } from '@perya/contract/games'
import CategoryGames from '#features/games/CategoryGames.tsx'
import { ClosedGame } from '#features/games/ClosedGame.tsx'
import GamesFailed from '#features/games/GamesFailed.tsx'
import { launchTarget } from '#features/games/launch.rules.ts'
import { launchPath } from '#features/games/launch-path.ts'
import { VendorLogo } from '#features/games/VendorLogo.tsx'
import { VendorTiles } from '#features/games/VendorTiles.tsx'
import { useT } from '#lib/i18n.tsx'
import { useVendorMapping, type VendorMapping } from '#lib/lobby/lobby.ts'
import { vendorsIn } from '#lib/lobby/vendors-in.rules.ts'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { useSession } from '#lib/session/use-session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import WrenchIcon from '~icons/ph/wrench-duotone'
import './game-lobby.css'

/** The rooms of one vendor; of all of them when the address names none. */
export default function GameLobbyPage() {
  const t = useT()
  const [query] = useSearchParams()
  const { data, isError, refetch } = useVendorMapping()
  useScrollMemory(data !== undefined)
  if (isError && data === undefined) return <GamesFailed onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting what="list">
        <div aria-busy="true">
          <Skeleton className="relative mx-4 mt-2 h-40" />
        </div>
      </Waiting>
    )
  }
  const code = query.get('vendor')
  if (code === null) return <AllVendors data={data} />
  const vendor = findVendor(data, code, query.get('gameType'))
  if (!vendor) {
    return (
      <EmptyState
        title={t('lobby.unknown')}
        action={
          <Link to={paths.gameCenter} className={buttonClass()}>
            {t('title.gameCenter')}
          </Link>
        }
      />
    )
  }
  return <VendorLobby vendor={vendor} />
}

function VendorLobby({ vendor }: { vendor: GameVendor }) {
  const t = useT()
  const isClosed = vendor.state === 'maintenance'
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <div className="lobby-hero art-edge">
        <VendorLogo vendor={vendor} />
        <p>{t('list.count', { count: vendor.gameCount })}</p>
        {isClosed ? (
          <p className="lobby-hero__closed">
            <WrenchIcon className="size-5 shrink-0" />
            {t('lobby.closed', { name: vendor.name })}
          </p>
        ) : (
          <OwnLobby vendor={vendor} />
        )}
      </div>
      <section aria-labelledby="lobby-games">
        <header className="section-head">
          <h2 id="lobby-games">{t('list.games')}</h2>
          <Link
            to={pathTo('gameList', { gameType: vendor.gameCategory, vendor: vendor.vassalage })}
            className="section-head__more"
          >
            {t('home.all', { count: vendor.gameCount })}
            <CaretRight className="size-4 flip-rtl" />
          </Link>
        </header>
        <CategoryGames asked={{ gameType: vendor.gameCategory, vassalage: vendor.vassalage }} />
      </section>
      <ClosedGame />
    </div>
  )
}

/** Some vendors keep all their games behind one door. */
function OwnLobby({ vendor }: { vendor: GameVendor }) {
  const t = useT()
  const hasSession = useSession() !== null
  const game = { ...vendor, gameId: vendor.vassalage, nodeId: '' }
  const target = launchTarget(game)
  if (target.kind !== 'game' || target.gameId !== 'lobby') return null
  const path = launchPath(game, 'home')
  return (
    <Link
      to={path}
      className={buttonClass()}
      onClick={(event) => {
        if (hasSession) return
        event.preventDefault()
        askToLogIn('required', path)
      }}
    >
      {t('lobby.enter')}
    </Link>
  )
}

function AllVendors({ data }: { data: VendorMapping }) {
  return (
    <div className="grid gap-5 px-4 pt-2 pb-8">
      {data.sorting
        .filter(({ vendorNames }) => vendorNames.length > 0)
        .map(({ gameCategory, name }) => (
          <section key={gameCategory} aria-labelledby={`lobby-${gameCategory}`}>
            <header className="section-head">
              <h2 id={`lobby-${gameCategory}`}>{name}</h2>
            </header>
            <VendorTiles vendors={gameCategory === 'HOT' ? [] : (data.mapping[gameCategory] ?? [])} />
          </section>
        ))}
    </div>
  )
}

function findVendor(
  { mapping }: VendorMapping,
  code: string,
  gameType: string | null,
): GameVendor | undefined {
  const own = vendorsIn(mapping).filter(({ vassalage }) => vassalage === code)
  return own.find(({ gameCategory }) => gameCategory === gameType) ?? own[0]
}
