import WarningIcon from '~icons/ph/warning-circle-fill'
import { ServiceLink } from './ServiceLink.tsx'

/** What went wrong with the whole form, where no single field is to blame, and who helps where the form cannot. */
export function FormAlert({ text, hasService = false }: { text?: string | undefined; hasService?: boolean }) {
  if (!text) return null
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-tile bg-danger-soft px-4 py-3 text-body text-danger"
    >
      <WarningIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        {hasService && <ServiceLink className="-mb-2" />}
      </div>
    </div>
  )
}
