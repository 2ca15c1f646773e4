import { useId } from 'react'

/**
 * One choice of a few, side by side, such as the ways to log in.
 * Native radio buttons: arrow keys, groups and screen readers need nothing from us.
 */
export function Segmented<const Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}) {
  const name = useId()
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segmented__option">
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
