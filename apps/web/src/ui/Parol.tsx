import { parol } from './parol.ts'

/** The lantern itself, lit by the theme's accent. Decoration. */
export function Parol({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false">
      <path className="fill-accent-lo" d={parol.rays.join('')} />
      <path className="fill-accent-hi" d={parol.light} />
      <path className="fill-accent-lo" d={parol.shade} />
    </svg>
  )
}
