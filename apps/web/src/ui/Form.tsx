import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

/** Fields one below the other, what went wrong that is about none of them, and the button that sends them. */
export function Form({
  onSubmit,
  submit,
  isBusy,
  alert,
  children,
}: {
  onSubmit: () => void
  /** What the button says. */
  submit: string
  isBusy: boolean
  alert?: string | undefined
  children: ReactNode
}) {
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {alert && (
        <p role="alert" className="field__error">
          {alert}
        </p>
      )}
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  )
}
