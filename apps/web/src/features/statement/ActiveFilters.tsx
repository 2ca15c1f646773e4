import { useT } from '#lib/i18n.tsx'
import { ChosenPills } from '#ui/record/Pill.tsx'
import type { StatementFilter } from './filter.rules.ts'
import { useTxCodes } from './use-statement.ts'

export function ActiveFilters({
  filter,
  onChange,
}: {
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}) {
  const t = useT()
  const codes = useTxCodes()
  const chosen = filter.types.flatMap((type) => {
    const code = codes.find((each) => each.code === type)
    const group = codes.find((each) => each.group === type)?.group
    const name = code?.name ?? (group ? t(`statement.group.${group}`) : null)
    const onRemove = () => onChange({ ...filter, types: filter.types.filter((each) => each !== type) })
    return name === null ? [] : [{ key: type, name, onRemove }]
  })
  return <ChosenPills chosen={chosen} />
}
