import type { Lottery } from '@perya/contract/lottery'
import { lotteryOf } from '@perya/lottery-rules'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import { useStore } from '#lib/store.ts'
import { deskPath } from '../board/LotteryCard.tsx'
import { useLotteryName } from '../use-lottery-name.ts'
import { slips } from './slips.ts'

/** Where else lines of the same kind wait to be placed, as those typed for several stations at once. */
export function OtherSlips({ lottery, onLeave }: { lottery: Lottery; onLeave?: () => void }) {
  const t = useT()
  const id = useId()
  const nameOf = useLotteryName()
  const others = Object.keys(useStore(slips)).filter(
    (code) => code !== lottery.code && lotteryOf(code)?.family === lottery.family,
  )
  if (others.length === 0) return null
  return (
    <nav aria-labelledby={id} className="mt-3">
      <p id={id} className="text-meta text-muted">
        {t('lottery.slip.others')}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map((code) => (
          <li key={code}>
            <Link
              to={deskPath({ ...lottery, code })}
              className="inline-flex min-h-11 items-center font-semibold text-link"
              onClick={onLeave}
            >
              {nameOf(code)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
