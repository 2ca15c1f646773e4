import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { BoardStates } from '../board/BoardStates.tsx'
import { byMenu } from '../board/menu.rules.ts'
import { useLotteries } from '../board/use-lotteries.ts'
import { Section } from './Section.tsx'
import '../lottery.css'
import './rules.css'

/** The rules of every lottery, by what is drawn. */
export function RulesIndex() {
  const t = useT()
  const { timeZone } = useSettings()
  const query = useLotteries()
  return (
    <div className="rules">
      <p className="text-pretty">{t('lottery.rules.choose')}</p>
      <BoardStates query={query}>
        {({ lotteries }) =>
          byMenu(lotteries, timeZone).map(({ menu, lotteries: its }) => (
            <Section key={menu} name={t(`lottery.menu.${menu}`)}>
              <ul className="lottery-tiles">
                {its.map(({ code, name }) => (
                  <li key={code}>
                    <Link to={pathTo('lotteryRules', { code })} className="lottery-tile">
                      <span className="lottery-tile__name">{name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
          ))
        }
      </BoardStates>
    </div>
  )
}
