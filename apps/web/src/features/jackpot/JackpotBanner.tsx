import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Parol } from '#ui/Parol.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import { JackpotAmount } from './JackpotAmount.tsx'
import './jackpot.css'

/** A counter that never rests, and the way to those who won. Says whether a pool stands behind it. */
export function JackpotBanner() {
  const t = useT()
  const isFunded = useSettings().whitelabel.JACKPOTPOOL3
  return (
    <Link to={paths.winnerPage} className="jackpot art-edge">
      <Parol className="jackpot__parol" />
      <span className="jackpot__words">
        <span className="jackpot__label">
          <span className="jackpot__name">{t('jackpot.label')}</span>{' '}
          <small>{t(isFunded ? 'jackpot.funded' : 'jackpot.illustrative')}</small>
        </span>
        <span className="jackpot__amount">
          <JackpotAmount />
        </span>
      </span>
      <CaretRight className="size-5 shrink-0 text-muted flip-rtl" />
    </Link>
  )
}
