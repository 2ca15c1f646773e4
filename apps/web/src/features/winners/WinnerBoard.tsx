import { useT } from '#lib/i18n.tsx'
import { useMotion } from '#lib/motion.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import { useWinners, type Winner } from './use-winners.ts'
import { WinnerLine } from './WinnerLine.tsx'
import { stillMax } from './winners.rules.ts'
import './winners.css'

/** Who won lately: three lines in sight, and the others running through. */
export default function WinnerBoard() {
  const t = useT()
  const { data: winners, isPending } = useWinners()
  return (
    <section aria-labelledby="winners">
      <header className="section-head">
        <h2 id="winners">{t('winners.title')}</h2>
        <Link to={paths.winnerPage} className="section-head__more">
          {t('winners.all')}
          <CaretRight className="size-4 flip-rtl" />
        </Link>
      </header>
      <div className="winner-board" aria-busy={isPending || undefined}>
        {winners ? <Winners winners={winners} /> : <Waiting isPending={isPending} />}
      </div>
    </section>
  )
}

function Winners({ winners }: { winners: readonly Winner[] }) {
  const t = useT()
  const { isStill } = useMotion()
  if (winners.length === 0) return <p className="winner-board__none">{t('winners.none')}</p>
  const isRunning = winners.length > stillMax
  return (
    <div
      className="winner-board__run"
      data-running={isRunning || undefined}
      data-still={isStill || undefined}
      style={isRunning ? { animationDuration: `${winners.length * 2.4}s` } : undefined}
    >
      <Lines winners={winners} />
      {isRunning && <Lines winners={winners} isEcho />}
    </div>
  )
}

/** The echo lets the list run on without a gap; nobody needs to hear it twice. */
function Lines({ winners, isEcho = false }: { winners: readonly Winner[]; isEcho?: boolean }) {
  return (
    <ul aria-hidden={isEcho || undefined}>
      {winners.map((winner) => (
        <li key={`${winner.nodeId} ${winner.wonAt} ${winner.vo.customerName}`} className="winner-board__line">
          <WinnerLine winner={winner} />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ isPending }: { isPending: boolean }) {
  const t = useT()
  if (!isPending) return <p className="winner-board__none">{t('winners.failed')}</p>
  return [1, 2, 3].map((line) => <Skeleton key={line} className="winner-board__waiting" />)
}
