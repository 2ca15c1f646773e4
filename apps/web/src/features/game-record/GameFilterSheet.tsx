import { useT } from '#lib/i18n.tsx'
import { FilterSheet } from '#ui/record/FilterSheet.tsx'
import { Pill } from '#ui/record/Pill.tsx'
import type { GameRecordFilter } from './filter.rules.ts'
import { useCategories } from './use-game-record.ts'

/** Which category, and which vendor of it. */
export function GameFilterSheet(props: {
  isOpen: boolean
  onClose: () => void
  filter: GameRecordFilter
  onChange: (filter: GameRecordFilter) => void
}) {
  const t = useT()
  const categories = useCategories()
  const vendorsOf = (category: string | null) => {
    const offered = categories.filter(({ gameCategory }) => category === null || gameCategory === category)
    const names = offered.flatMap(({ vendorNames }) => vendorNames)
    return [...new Map(names.map(({ vassalage, accountTypeName }) => [vassalage, accountTypeName]))]
  }
  return (
    <FilterSheet
      {...props}
      title={t('gameRecord.filter')}
      reset={(draft) => ({ ...draft, category: null, vendor: null })}
    >
      {(draft, setDraft) => (
        <>
          <fieldset>
            <legend className="filter-legend">{t('gameRecord.category')}</legend>
            <div className="filter-pills">
              <Pill isOn={draft.category === null} onClick={() => setDraft({ ...draft, category: null })}>
                {t('record.filter.all')}
              </Pill>
              {categories.map(({ gameCategory, name }) => (
                <Pill
                  key={gameCategory}
                  isOn={draft.category === gameCategory}
                  onClick={() => setDraft({ ...draft, category: gameCategory, vendor: null })}
                >
                  {name}
                </Pill>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="filter-legend">{t('gameRecord.vendor')}</legend>
            <div className="filter-pills">
              <Pill isOn={draft.vendor === null} onClick={() => setDraft({ ...draft, vendor: null })}>
                {t('record.filter.all')}
              </Pill>
              {vendorsOf(draft.category).map(([code, name]) => (
                <Pill
                  key={code}
                  isOn={draft.vendor === code}
                  onClick={() => setDraft({ ...draft, vendor: code })}
                >
                  {name}
                </Pill>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </FilterSheet>
  )
}
