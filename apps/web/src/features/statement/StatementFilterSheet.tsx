import { useT } from '#lib/i18n.tsx'
import { FilterSheet } from '#ui/record/FilterSheet.tsx'
import { Pill } from '#ui/record/Pill.tsx'
import { type MovementType, type StatementFilter, toggleType, wallets } from './filter.rules.ts'
import { useTxCodes } from './use-statement.ts'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}

/** Which wallet, and which kinds of movement. */
export function StatementFilterSheet(props: SheetProps) {
  const t = useT()
  return (
    <FilterSheet<StatementFilter>
      {...props}
      title={t('statement.filter')}
      reset={(draft) => ({ ...draft, types: [], wallet: 'cash' })}
    >
      {(draft, setDraft) => (
        <>
          <fieldset>
            <legend className="filter-legend">{t('statement.filter.wallet')}</legend>
            <div className="filter-pills">
              {wallets.map((wallet) => (
                <Pill
                  key={wallet}
                  isOn={draft.wallet === wallet}
                  onClick={() => setDraft({ ...draft, wallet })}
                >
                  {t(`statement.wallet.${wallet}`)}
                </Pill>
              ))}
            </div>
          </fieldset>
          <TypeGroups types={draft.types} onChange={(types) => setDraft({ ...draft, types })} />
        </>
      )}
    </FilterSheet>
  )
}

function TypeGroups({
  types,
  onChange,
}: {
  types: readonly MovementType[]
  onChange: (types: MovementType[]) => void
}) {
  const t = useT()
  const all = useTxCodes()
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.map((group) => {
    const codes = all.filter((code) => code.group === group)
    const family = { group, kinds: codes.map(({ code }) => code) }
    return (
      <fieldset key={group}>
        <legend className="filter-legend">{t(`statement.group.${group}`)}</legend>
        <div className="filter-pills">
          <Pill isOn={types.includes(group)} onClick={() => onChange(toggleType(types, group, family))}>
            {t('record.filter.all')}
          </Pill>
          {codes.map(({ code, name }) => (
            <Pill
              key={code}
              isOn={types.includes(code)}
              onClick={() => onChange(toggleType(types, code, family))}
            >
              {name}
            </Pill>
          ))}
        </div>
      </fieldset>
    )
  })
}
