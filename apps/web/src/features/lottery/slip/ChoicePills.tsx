import { useId } from 'react'

/** One choice of several short ones, in rows of pills; native radio buttons underneath. */
export function ChoicePills<const Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="choice-pills">
      <legend className="choice-pills__label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-pill">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
