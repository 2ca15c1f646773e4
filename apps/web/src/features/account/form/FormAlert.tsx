import WarningIcon from '~icons/ph/warning-circle-fill'

/** What went wrong with the whole form, where no single field is to blame. */
export function FormAlert({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-tile bg-danger-soft px-4 py-3 text-body text-danger"
    >
      <WarningIcon className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
}
