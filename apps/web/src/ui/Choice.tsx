import { useId } from 'react'
import './choice.css'

/** One of a few, in the device's own list. */
export function Choice<Value extends string>({
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
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        className="choice"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
