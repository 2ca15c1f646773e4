import type { ComponentProps, ReactNode } from 'react'

/** A 44 px square that holds an icon. The label is what it does, said in words. */
export function IconButton({
  label,
  children,
  className = '',
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <button {...rest} type={type} aria-label={label} className={`${iconButtonClass} ${className}`}>
      {children}
    </button>
  )
}

/** The classes of an icon button, for a link that must look like one. */
export const iconButtonClass = 'icon-button'
