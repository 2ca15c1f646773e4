import type { MouseEvent } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Badge } from '#ui/Badge.tsx'
import CaretIcon from '~icons/ph/caret-right'
import { type EntryGroup, type EntryName, screenOf } from './entries.rules.ts'
import { entryLooks } from './entry-looks.ts'

type Props = {
  groups: readonly EntryGroup[]
  template: 'new' | 'base'
  /** Things waiting behind an entry. */
  waiting: Partial<Record<EntryName, number>>
  /** Told before an entry opens; returns false to keep it closed. */
  onOpen: (to: string) => boolean
}

/** Every entry of the member centre: tiles in the new template, rows in the base one. */
export function EntryMenu({ groups, template, waiting, onOpen }: Props) {
  const t = useT()
  return groups.map(({ name, entries }) => (
    <section key={name} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`} className="mb-3 font-display text-section">
        {t(`mine.group.${name}`)}
      </h2>
      <ul className={template === 'new' ? 'entry-tiles' : 'list-rows'}>
        {entries.map((entry) => (
          <li key={entry}>
            <Entry name={entry} template={template} count={waiting[entry] ?? 0} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Entry({
  name,
  template,
  count,
  onOpen,
}: {
  name: EntryName
  template: Props['template']
  count: number
  onOpen: Props['onOpen']
}) {
  const t = useT()
  const { icon: Icon, tone } = entryLooks[name]
  const to = paths[screenOf(name)]
  const guard = (event: MouseEvent) => {
    if (!onOpen(to)) event.preventDefault()
  }
  return (
    <Link to={to} onClick={guard} className={template === 'new' ? 'entry-tile' : 'list-row list-row--strong'}>
      <span className="entry-icon" data-tone={tone}>
        <Icon className="size-6" />
        <Badge count={count} />
      </span>
      <span className={template === 'new' ? 'entry-tile__label' : 'flex-1'}>{t(`mine.entry.${name}`)}</span>
      {count > 0 && (
        <span className="sr-only">
          , {t(name === 'webEmail' ? 'mine.unread' : 'mine.waiting', { count })}
        </span>
      )}
      {template === 'base' && <CaretIcon className="flip-rtl size-4 text-muted" />}
    </Link>
  )
}
