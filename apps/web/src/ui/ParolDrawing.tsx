import { parol } from './parol.ts'

/** The lantern in lines, unlit, hanging with its two tassels: for screens with nothing on them. */
export function ParolDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 48 58"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="stroke-accent-text" d={parol.outline} />
      <path d={parol.ribs} opacity="0.55" />
      <circle cx="24" cy="24" r="17.6" opacity="0.45" />
      <path d="M24 1v5.4" opacity="0.45" />
      <path
        d="M12.6 37.4c-.6 4.9-2.4 9-4.4 12.6m6.2-11.4c.1 5.3-.8 9.3-2 13M35.4 37.4c.6 4.9 2.4 9 4.4 12.6m-6.2-11.4c-.1 5.3.8 9.3 2 13"
        opacity="0.55"
      />
    </svg>
  )
}
