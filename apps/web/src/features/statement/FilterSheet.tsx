import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import CheckIcon from '~icons/ph/check-bold'
import { type MovementType, type StatementFilter, toggleType, wallets } from './filter.rules.ts'
import { useTxCodes } from './use-statement.ts'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  filter: StatementFilter
  onChange: (filter: StatementFilter) => void
}

/** Which wallet, and which kinds of movement. */
export function FilterSheet({ isOpen, onClose, filter, onChange }: SheetProps) {
  const t = useT()
  const [draft, setDraft] = useState(filter)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(filter)
  }
  const show = () => {
    onChange(draft)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('statement.filter')}
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            className="flex-1"
            onClick={() => setDraft({ ...draft, types: [], wallet: 'cash' })}
          >
            {t('statement.filter.reset')}
          </Button>
          <Button className="flex-1" onClick={show}>
            {t('statement.filter.show')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
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
      </div>
    </Sheet>
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
            {t('statement.filter.all')}
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

function Pill({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="pill" aria-pressed={isOn} onClick={onClick}>
      {isOn && <CheckIcon className="size-4" />}
      {children}
    </button>
  )
}
