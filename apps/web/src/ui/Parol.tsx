import { parol } from './parol.ts'

/** The lantern itself, lit by the theme's accent. Decoration. */
export function Parol({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <path className="parol-shade" d={parol.rays.join('')} />
      <path className="parol-light" d={parol.light} />
      <path className="parol-shade" d={parol.shade} />
    </svg>
  )
}
