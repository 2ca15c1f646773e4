import { parol } from './parol.ts'

/**
 * The lantern with its rays lighting up one after another.
 * Says `label` to those who cannot see it; without one it is decoration beside words that say the same.
 */
export function ParolSpinner({ label, className = 'size-12' }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg viewBox="0 0 48 48" className={`parol-spinner ${className}`} aria-hidden="true" focusable="false">
        {parol.rays.map((ray) => (
          <path key={ray} className="parol-spinner__ray" d={ray} />
        ))}
        <path className="parol-light" d={parol.light} />
        <path className="parol-shade" d={parol.shade} />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
