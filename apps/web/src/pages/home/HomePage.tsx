import { DownloadOffer } from '#features/download/DownloadOffer.tsx'
import { MessageLink } from '#features/message/MessageLink.tsx'
import { Ticker } from '#features/ticker/Ticker.tsx'
import { useUnreadCount } from '#lib/member/use-waiting.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Hero } from './Hero.tsx'
import { Trust } from './Trust.tsx'

/** The first screen. */
export function HomePage() {
  const session = useSession()
  const unread = useUnreadCount()
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <Ticker titles={[]} end={<MessageLink hasSession={session !== null} unread={unread} />} />
      <Hero userName={session?.userName ?? null} />
      <Trust />
      <DownloadOffer />
    </div>
  )
}
