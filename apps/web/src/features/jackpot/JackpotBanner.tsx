import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useMotion } from '#lib/motion.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Parol } from '#ui/Parol.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import { RollingDigits } from './RollingDigits.tsx'
import { useJackpot } from './use-jackpot.ts'
import './jackpot.css'

/** A counter that never rests, and the way to those who won. Says that it is an illustration. */
export function JackpotBanner() {
  const t = useT()
  const money = useMoney()
  const { isStill } = useMotion()
  const pesos = useJackpot(isStill)
  return (
    <Link to={paths.winnerPage} className="jackpot art-edge">
      <Parol className="jackpot__parol" />
      <span className="jackpot__words">
        <span className="jackpot__label">
          <span className="jackpot__name">{t('jackpot.label')}</span>{' '}
          <small>{t('jackpot.illustrative')}</small>
        </span>
        <span className="jackpot__amount">
          {pesos !== null && <RollingDigits text={money(String(pesos), { decimals: 0 })} />}
        </span>
      </span>
      <CaretRight className="size-5 shrink-0 text-muted flip-rtl" />
    </Link>
  )
}
