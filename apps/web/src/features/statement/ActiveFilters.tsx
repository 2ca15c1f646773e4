import { useT } from '#lib/i18n.tsx'
import RemoveIcon from '~icons/ph/x-bold'
import type { StatementFilter } from './filter.rules.ts'
import { useTxCodes } from './use-statement.ts'

/** What is chosen besides the days, each to be taken back with a tap. */
export function ActiveFilters({
  filter,
  onChange,
}: {
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}) {
  const t = useT()
  const codes = useTxCodes()
  if (filter.types.length === 0) return null
  return (
    <ul className="filter-pills">
      {filter.types.map((type) => {
        const code = codes.find((each) => each.code === type)
        const group = codes.find((each) => each.group === type)?.group
        const name = code?.name ?? (group ? t(`statement.group.${group}`) : null)
        if (name === null) return null
        return (
          <li key={type}>
            <button
              type="button"
              className="pill"
              aria-label={t('statement.filter.remove', { name })}
              onClick={() => onChange({ ...filter, types: filter.types.filter((each) => each !== type) })}
            >
              {name}
              <RemoveIcon className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
