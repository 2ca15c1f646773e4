/** How many things wait, on the corner of what leads to them; a dot when the number does not matter. Label the anchor, not this. */
export function Badge({ count, isDot = false }: { count?: number; isDot?: boolean }) {
  if (isDot) return <span className="count-badge count-badge--dot" aria-hidden="true" />
  if (!count || count < 1) return null
  return (
    <span className="count-badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
