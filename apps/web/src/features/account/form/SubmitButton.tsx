import type { MouseEvent, ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'

/**
 * Leaves the focus in the field while a button is pressed: a field that loses it shows its mistake,
 * and the button would slip away from under the finger.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The one action of a form. */
export function SubmitButton({
  isBusy,
  isDisabled = false,
  children,
}: {
  isBusy: boolean
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <Button type="submit" size="lg" isWide isBusy={isBusy} disabled={isDisabled} onMouseDown={keepFocus}>
      {children}
    </Button>
  )
}
