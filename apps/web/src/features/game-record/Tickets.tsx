import type { Ticket } from '@perya/contract/game-record'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import AskingIcon from '~icons/ph/hourglass-medium-duotone'
import '#ui/panels.css'

/** What hangs at a game's maker is asked about again while it does. */
const renewMs = 60_000

/** What the platform is asking game makers about for the member; nothing where nothing hangs. */
export function Tickets() {
  const { code } = useLanguage()
  const userName = useSession()?.userName ?? ''
  const { data } = useQuery({
    queryKey: ['gameTickets', userName, code],
    queryFn: () => call('gameTickets', {}),
    refetchInterval: ({ state }) => (state.data?.tickets.length ? renewMs : false),
  })
  if (!data || data.tickets.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {data.tickets.map((ticket) => (
        <li key={ticket.id} className="notice-panel">
          <AskingIcon className="size-8 shrink-0 text-accent-text" />
          <TicketText ticket={ticket} />
        </li>
      ))}
    </ul>
  )
}

function TicketText({ ticket }: { ticket: Ticket }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showTime = useDates(timeZone)
  return (
    <p className="min-w-0 flex-1">
      {t(`gameRecord.ticket.${ticket.kind}`, {
        game: ticket.gameName ?? ticket.vendorName,
        vendor: ticket.vendorName,
        amount: ticket.amount === null ? '' : money(ticket.amount),
        since: showTime(ticket.since, 'soon'),
      })}
    </p>
  )
}
