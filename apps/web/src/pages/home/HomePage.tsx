import { lazy, Suspense } from 'react'
import { PopupOffer } from '#features/announcements/PopupOffer.tsx'
import { Banners } from '#features/banners/Banners.tsx'
import { DownloadOffer } from '#features/download/DownloadOffer.tsx'
import { ClosedGame } from '#features/games/ClosedGame.tsx'
import { MessageLink } from '#features/message/MessageLink.tsx'
import { Ticker } from '#features/ticker/Ticker.tsx'
import { useT } from '#lib/i18n.tsx'
import { type Announcements, useAnnouncements } from '#lib/lobby/lobby.ts'
import { useUnreadCount } from '#lib/member/use-waiting.ts'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { useSession } from '#lib/session/use-session.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { whenNear } from '#lib/when-near.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GameArea } from './GameArea.tsx'
import './home.css'

const MemberArrival = lazy(() => untilLoaded('The account', () => import('./MemberArrival.tsx')))
const Below = whenNear<{ hotMatches: Announcements['hotMatches'] }>(
  'home__below',
  withTexts(() => import('./Below.tsx'), 'home'),
)

/** The first screen. */
export function HomePage() {
  const t = useT()
  const session = useSession()
  const unread = useUnreadCount()
  const { data } = useAnnouncements()
  useScrollMemory(true)
  return (
    <div className="home">
      <h1 className="sr-only">{t('home.headline')}</h1>
      <Ticker
        titles={data && titlesOf(data)}
        end={<MessageLink hasSession={session !== null} unread={unread} />}
      />
      {data === undefined ? (
        <Skeleton className="home__banner" />
      ) : (
        data.banners.length > 0 && <Banners banners={data.banners} />
      )}
      {session !== null && (
        <Suspense>
          <MemberArrival />
        </Suspense>
      )}
      <GameArea />
      <Below hotMatches={data?.hotMatches ?? []} />
      <DownloadOffer />
      <ClosedGame />
      <PopupOffer popups={data?.popups ?? none} />
    </div>
  )
}

const none: Announcements['popups'] = []

/** Each title once, however often it was published. */
const titlesOf = ({ notices }: Announcements) => [
  ...new Set(notices.filter(({ type }) => type === 'PL').map(({ title }) => title)),
]
