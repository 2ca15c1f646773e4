import type { ComponentProps, ReactNode } from 'react'
import { ParolSpinner } from './ParolSpinner.tsx'

export type ButtonLook = {
  /**
   * `primary` is the way to money or play, once a screen; `secondary` stands beside it;
   * `ghost` is quiet; `danger` cannot be undone; `link` is words alone.
   */
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'link'
  /** 44, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg'
  isWide?: boolean
}

/** The classes of a button, for a link that must look like one. */
export function buttonClass({ variant = 'primary', size = 'md', isWide }: ButtonLook = {}) {
  return `button button--${variant} button--${size}${isWide ? ' button--full-width' : ''}`
}

export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className = '',
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'> & { isBusy?: boolean; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      // A busy button keeps the focus it has: `disabled` would drop it.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      disabled={disabled}
      {...(isBusy ? { onClick: (event) => event.preventDefault() } : {})}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) })} ${className}`}
    >
      {isBusy && <ParolSpinner className="size-6" />}
      {children}
    </button>
  )
}
