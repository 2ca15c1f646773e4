import { LaunchBar } from '#features/launch/LaunchBar.tsx'
import { type LotteryAsked, pageBackOf } from '#features/launch/launch-address.rules.ts'
import Desk from '#features/lottery/bet/Desk.tsx'
import { deskViews } from '#features/lottery/bet/DeskTabs.tsx'
import VendorLobby from '#features/lottery/board/VendorLobby.tsx'
import { OnBreak } from '#features/protection/OnBreak.tsx'
import { useT } from '#lib/i18n.tsx'
import { useBreak } from '#lib/member/use-reality.ts'
import { paths } from '#lib/paths.ts'
import { entriesBehind, useNavigate, useSearchParams } from '#lib/router.tsx'
import '#features/launch/launch.css'

/** What an address calls them. */
const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const

/** A lottery over the whole screen, under the same ways out as a game. Its address holds what is shown. */
export default function LotteryLaunch({ asked }: { asked: LotteryAsked }) {
  const t = useT()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const view = deskViews.find((each) => each === query.get('view')) ?? 'bet'
  const taken = useBreak()
  const back = () => {
    if (entriesBehind() > 0) navigate(-1)
    else navigate(paths[pageBackOf(query)], { replace: true })
  }
  const change = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) query.set(name, value)
    setQuery(query, { replace: true })
  }
  return (
    <div className="lottery-launch">
      <h1 className="sr-only">{t('title.lottery')}</h1>
      <LaunchBar isPlayMoney={false} onBack={back} onHome={() => true} />
      {taken && ('lobby' in asked || view === 'bet') ? (
        <div className="p-4">
          <OnBreak taken={taken} />
        </div>
      ) : 'lobby' in asked ? (
        <VendorLobby vendor={asked.lobby} />
      ) : (
        <Desk
          code={asked.code}
          prizeMode={asked.prizeMode}
          playType={asked.isEntertainment ? 'Entertainment' : 'Tradition'}
          view={view}
          onOffered={({ prizeMode, playType }) =>
            change({ prize_mode: prizeMode, playType: playTypes[playType] })
          }
          onPlayType={(playType) => change({ playType: playTypes[playType] })}
          onView={(view) => change({ view })}
        />
      )}
    </div>
  )
}
