import type { ComponentProps, ReactNode } from 'react'
import CheckIcon from '~icons/ph/check-bold'

/** A choice to tick; the words belong to the target. */
export function Checkbox({
  children,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={`check ${className}`}>
      <input {...input} type="checkbox" className="check__input" />
      <span className="check__box" aria-hidden="true">
        <CheckIcon className="check__mark" />
      </span>
      <span>{children}</span>
    </label>
  )
}
