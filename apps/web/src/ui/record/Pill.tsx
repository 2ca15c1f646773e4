import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import CheckIcon from '~icons/ph/check-bold'
import RemoveIcon from '~icons/ph/x-bold'

/** A choice that is on or off. */
export function Pill({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="pill" aria-pressed={isOn} onClick={onClick}>
      {isOn && <CheckIcon className="size-4" />}
      {children}
    </button>
  )
}

/** What is chosen besides the days, each to be taken back with a tap. */
export function ChosenPills({
  chosen,
}: {
  chosen: readonly { key: string; name: string; onRemove: () => void }[]
}) {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul className="filter-pills">
      {chosen.map(({ key, name, onRemove }) => (
        <li key={key}>
          <button
            type="button"
            className="pill"
            aria-label={t('record.filter.remove', { name })}
            onClick={onRemove}
          >
            {name}
            <RemoveIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
