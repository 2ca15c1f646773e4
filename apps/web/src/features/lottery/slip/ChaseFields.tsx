import type { StopRule } from '@perya/contract/lottery-orders'
import type { ChaseKind } from '@perya/lottery-rules'
import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ChoicePills } from './ChoicePills.tsx'
import { chaseMin } from './chase-reach.rules.ts'
import { Stepper } from './Stepper.tsx'

const plans = ['flat', 'doubling', 'target-profit'] as const
const stops = ['win', 'profit', 'never'] as const satisfies readonly StopRule[]

/** How a chase goes on, as its player last set it. */
export type ChaseChoice = {
  count: number
  kind: (typeof plans)[number]
  multiple: number
  every: number
  percent: number
  stopRule: StopRule
}

export function useChaseChoice() {
  const [choice, setChoice] = useState<ChaseChoice>({
    count: 10,
    kind: 'flat',
    multiple: 1,
    every: 2,
    percent: 50,
    stopRule: 'win',
  })
  const change = (part: Partial<ChaseChoice>) => setChoice((last) => ({ ...last, ...part }))
  return { choice, change }
}

/** The plan, with the figure that goes with it. */
export function chaseKind({ kind, every, percent }: ChaseChoice): ChaseKind {
  if (kind === 'doubling') return { kind, every }
  return kind === 'target-profit' ? { kind, percent } : { kind }
}

export function ChaseFields({
  choice,
  onChange,
  most,
  multipleMax,
}: {
  choice: ChaseChoice
  onChange: (part: Partial<ChaseChoice>) => void
  /** How many draws there are to chase. */
  most: number
  multipleMax: number
}) {
  const t = useT()
  const { kind } = choice
  return (
    <>
      <Field name={t('lottery.chase.issues')}>
        <Stepper
          label={t('lottery.chase.issues')}
          value={Math.min(choice.count, most)}
          min={chaseMin}
          max={most}
          onChange={(count) => onChange({ count })}
        />
      </Field>
      <ChoicePills
        label={t('lottery.chase.plan')}
        value={kind}
        options={plans.map((value) => ({ value, label: t(`lottery.chase.plan.${value}`) }))}
        onChange={(next) => onChange({ kind: next })}
      />
      <Field name={t('lottery.chase.multiple')}>
        <Stepper
          label={t('lottery.chase.multiple')}
          value={choice.multiple}
          max={multipleMax}
          onChange={(multiple) => onChange({ multiple })}
        />
      </Field>
      {kind === 'doubling' && (
        <Field name={t('lottery.chase.every')}>
          <Stepper
            label={t('lottery.chase.every')}
            value={choice.every}
            max={50}
            onChange={(every) => onChange({ every })}
          />
        </Field>
      )}
      {kind === 'target-profit' && (
        <Field name={t('lottery.chase.percent')}>
          <Stepper
            label={t('lottery.chase.percent')}
            value={choice.percent}
            max={1_000}
            onChange={(percent) => onChange({ percent })}
          />
        </Field>
      )}
      <ChoicePills
        label={t('lottery.chase.stop')}
        value={choice.stopRule}
        options={stops.map((value) => ({ value, label: t(`lottery.chase.stop.${value}`) }))}
        onChange={(stopRule) => onChange({ stopRule })}
      />
    </>
  )
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="chase-field">
      <span>{name}</span>
      {children}
    </div>
  )
}
