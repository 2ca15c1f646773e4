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
      <path
        d={`M24 24${['V10.6', 'L36.74 19.86', 'L31.88 34.84', 'L16.12 34.84', 'L11.26 19.86'].join('M24 24')}`}
        opacity="0.55"
      />
      <circle cx="24" cy="24" r="16.2" opacity="0.45" />
      <path d="M24 1v6.8" opacity="0.45" />
      <path
        d="M13.4 36.3c-.6 5.2-2.6 9.6-4.6 13.2m6.2-12c.1 5.600-.8 9.800-2 13.500M34.600 36.300c.6 5.200 2.600 9.600 4.600 13.200m-6.200-12c-.1 5.600.8 9.800 2 13.500"
        opacity="0.55"
      />
    </svg>
  )
}
