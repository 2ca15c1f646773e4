import type { ComponentType, MouseEvent, SVGProps } from 'react'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'

/** A wide way out of the member centre: invite, ask for help, get the app. A link, or a button where nothing opens. */
export function ServiceRow({
  icon: Icon,
  title,
  text,
  to,
  onClick,
}: {
  icon: ComponentType<SVGProps<SVGSVGElement>>
  title: string
  text: string
  to?: string
  onClick?: (event: MouseEvent) => void
}) {
  const content = (
    <>
      <span className="entry-icon" data-tone="success">
        <Icon className="size-6" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col text-start">
        <span className="text-title">{title}</span>
        <span className="text-meta text-muted">{text}</span>
      </span>
      <CaretIcon className="flip-rtl size-4 text-muted" />
    </>
  )
  if (to === undefined) {
    return (
      <button type="button" onClick={onClick} className="list-row list-row--strong">
        {content}
      </button>
    )
  }
  const outside = to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Link to={to} onClick={onClick} {...outside} className="list-row list-row--strong">
      {content}
    </Link>
  )
}
