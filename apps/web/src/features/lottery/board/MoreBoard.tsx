import type { Lottery, PrizeMode } from '@perya/contract/lottery'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { BoardStates } from './BoardStates.tsx'
import { Countdown } from './Countdown.tsx'
import { deskPath } from './LotteryCard.tsx'
import { byMenu } from './menu.rules.ts'
import { useMoreLotteries } from './use-lotteries.ts'
import '../lottery.css'

/** Every lottery of the site at a glance, to go straight to one. */
export function MoreBoard() {
  const query = useMoreLotteries()
  return (
    <div className="lottery-board">
      <BoardStates query={query}>
        {({ prizeModes }) =>
          prizeModes.map(({ prizeMode, lotteries }) => (
            <OneMode key={prizeMode} prizeMode={prizeMode} lotteries={lotteries} />
          ))
        }
      </BoardStates>
    </div>
  )
}

function OneMode({ prizeMode, lotteries }: { prizeMode: PrizeMode; lotteries: readonly Lottery[] }) {
  const t = useT()
  const { timeZone } = useSettings()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="lottery-menu">
      <h2 id={heading} className="lottery-menu__mode">
        {t(`lottery.mode.${prizeMode}`)}
      </h2>
      {byMenu(lotteries, timeZone).map(({ menu, lotteries: its }) => (
        <div key={menu} className="flex flex-col gap-2">
          <h3 className="lottery-menu__name">{t(`lottery.menu.${menu}`)}</h3>
          <ul className="lottery-tiles">
            {its.map((lottery) => (
              <li key={lottery.code}>
                <Link to={deskPath(lottery)} className="lottery-tile">
                  <span className="lottery-tile__name">{lottery.name}</span>
                  {lottery.state === 'open' && lottery.issue?.state === 'OPEN' ? (
                    <Countdown until={lottery.issue.closesAt} />
                  ) : (
                    <span className="text-meta text-muted">{t('lottery.closed')}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
