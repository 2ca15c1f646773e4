import type { GameVendor } from '@perya/contract/games'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { VendorLogo } from '../VendorLogo.tsx'
import { ClassIcon } from './ClassIcon.tsx'
import { sortNames, volatilityNames } from './choice-names.ts'
import { gameSorts, minBetChoices, minReturnChoices, volatilities } from './choices.rules.ts'
import { classesOf, hasFacts, type ListFilter, noChoices, withVendor } from './list.rules.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  filter: ListFilter
  onSubmit: (filter: ListFilter) => void
  vendors: readonly GameVendor[]
  /** Every category of the lobby, for the way to other games. */
  categories: readonly { key: string; name: string }[]
}

/** All there is to choose from at once: nothing changes behind it until it is submitted. */
export default function FilterSheet(props: Props) {
  const t = useT()
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={t('list.filterTitle')}>
      {/* Opened anew it starts from what the list shows. */}
      {props.isOpen && <Draft {...props} />}
    </Sheet>
  )
}

function Draft({ onClose, filter, onSubmit, vendors, categories }: Props) {
  const t = useT()
  const money = useMoney()
  const [draft, setDraft] = useState(filter)
  const isSlots = draft.gameType === 'RNG'
  const classes = classesOf(draft.gameType, vendors, draft.vendor)
  const others = categories.filter(({ key }) => key !== 'ELOTT' && key !== draft.gameType)
  const submit = (chosen: ListFilter) => {
    onSubmit(chosen)
    onClose()
  }
  return (
    <div className="grid gap-5">
      <Group label={t('list.vendors')}>
        <div className="filter-vendors">
          <Choice isChosen={draft.vendor === ''} onChoose={() => setDraft(withVendor(draft, ''))}>
            {t('list.all')}
          </Choice>
          {vendors.map((vendor) => (
            <Choice
              key={vendor.vassalage}
              isChosen={vendor.vassalage === draft.vendor}
              onChoose={() => setDraft(withVendor(draft, vendor.vassalage))}
            >
              <VendorLogo vendor={vendor} />
            </Choice>
          ))}
        </div>
      </Group>
      {isSlots && (
        <Group label={t('list.classify')}>
          <div className="filter-classes">
            {[{ key: '', name: t('list.all') }, ...classes].map(({ key, name }) => (
              <Choice
                key={key}
                isChosen={draft.classify === key}
                onChoose={() => setDraft({ ...draft, classify: key })}
              >
                <ClassIcon classify={key} />
                <span className="filter-class__name">{name}</span>
              </Choice>
            ))}
          </div>
        </Group>
      )}
      {isSlots && (
        <Group label={t('list.minBet')}>
          <div className="filter-choices">
            {minBetChoices.map((minBet) => (
              <Choice
                key={minBet}
                isChosen={draft.minBet === minBet}
                onChoose={() => setDraft({ ...draft, minBet })}
              >
                {minBet === '' ? t('list.all') : <bdi>{money(minBet)}</bdi>}
              </Choice>
            ))}
          </div>
        </Group>
      )}
      {hasFacts(draft.gameType) && (
        <>
          <Choices
            label={t('list.sort')}
            chosen={draft.sort}
            onChoose={(sort) => setDraft({ ...draft, sort })}
            choices={[
              { key: '', name: t('list.usual') },
              ...gameSorts.map((key) => ({ key, name: t(sortNames[key]) })),
            ]}
          />
          <Choices
            label={t('list.volatility')}
            chosen={draft.volatility}
            onChoose={(volatility) => setDraft({ ...draft, volatility })}
            choices={[
              { key: '', name: t('list.all') },
              ...volatilities.map((key) => ({ key, name: t(volatilityNames[key]) })),
            ]}
          />
          <Choices
            label={t('list.return')}
            chosen={draft.minReturn}
            onChoose={(minReturn) => setDraft({ ...draft, minReturn })}
            choices={[
              { key: '', name: t('list.all') },
              ...minReturnChoices.map((key) => ({
                key,
                name: t('list.returnFrom', { percent: Number(key) / 100 }),
              })),
            ]}
          />
        </>
      )}
      {others.length > 0 && (
        <Group label={t('list.others')}>
          <div className="filter-choices">
            {others.map(({ key, name }) => (
              <Link
                key={key}
                to={key === 'LOTT' ? paths.lottery : pathTo('gameList', { gameType: key })}
                className="filter-choice"
                onClick={onClose}
              >
                {name}
              </Link>
            ))}
          </div>
        </Group>
      )}
      <div className="filter-actions">
        <Button variant="secondary" isWide onClick={() => submit({ ...filter, ...noChoices, tab: 'all' })}>
          {t('list.reset')}
        </Button>
        <Button isWide onClick={() => submit(draft)}>
          {t('list.submit')}
        </Button>
      </div>
    </div>
  )
}

/** One of several words. */
function Choices({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  choices: readonly { key: string; name: string }[]
  chosen: string
  onChoose: (key: string) => void
}) {
  return (
    <Group label={label}>
      <div className="filter-choices">
        {choices.map(({ key, name }) => (
          <Choice key={key} isChosen={key === chosen} onChoose={() => onChoose(key)}>
            {name}
          </Choice>
        ))}
      </div>
    </Group>
  )
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-title">{label}</legend>
      {children}
    </fieldset>
  )
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}) {
  return (
    <button type="button" className="filter-choice" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}
