import { parol } from '#ui/parol.ts'

/** Little flags on a string across the street, the way every fiesta announces itself. */
const flags = [
  [14, 33],
  [44, 45],
  [76, 53],
  [109, 57],
  [142, 56],
  [175, 51],
  [208, 42],
  [240, 31],
  [271, 22],
  [303, 16],
  [336, 14],
] as const
const flagTones = ['hero-flag--accent', 'hero-flag--heat', 'hero-flag--info', 'hero-flag--success'] as const

const sparks = [
  [180, 112, 5],
  [346, 62, 4],
  [338, 214, 6],
  [196, 196, 4],
  [64, 118, 4],
] as const

const spark = (x: number, y: number, size: number) =>
  `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`

/** The night of a fiesta: capiz panes, a string of flags and one big lit lantern. Decoration. */
export function FiestaArt({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 358 400"
      preserveAspectRatio="xMaxYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="fiesta-glow">
          <stop offset="0" className="hero-glow__core" />
          <stop offset="0.45" className="hero-glow__middle" />
          <stop offset="1" className="hero-glow__edge" />
        </radialGradient>
        <pattern id="fiesta-capiz" width="42" height="42" patternUnits="userSpaceOnUse">
          <rect x="1" y="1" width="40" height="40" rx="3" className="hero-pane" />
          <path d="M4 38Q10 12 38 4" className="hero-pane__shine" />
        </pattern>
      </defs>
      <rect width="358" height="400" fill="url(#fiesta-capiz)" />
      <circle cx="270" cy="122" r="180" fill="url(#fiesta-glow)" />
      <path d="M-8 18Q60 58 128 57T262 24T366 14" className="hero-string" />
      {flags.map(([x, y], index) => (
        <path key={x} d={`M${x - 9} ${y}h18l-9 20z`} className={flagTones[index % flagTones.length]} />
      ))}
      <g transform="translate(270 122) scale(3.3) translate(-24 -24)">
        <path
          d="M15.4 37.5q-.8 6-4.200 11.500m6.600-10.500q-.3 6-2.600 12M32.6 37.5q.8 6 4.200 11.500m-6.600-10.500q.3 6 2.600 12"
          className="hero-tassel"
        />
        <circle cx="24" cy="24" r="17.4" className="hero-ring" />
        <circle cx="24" cy="24" r="16.2" className="hero-ring hero-ring--beads" />
        <path d={parol.rays.join('')} className="fill-accent-lo" />
        <path d={parol.light} className="fill-accent-hi" />
        <path d={parol.shade} className="fill-accent-lo" />
      </g>
      {sparks.map(([x, y, size]) => (
        <path key={x} d={spark(x, y, size)} className="hero-spark" />
      ))}
    </svg>
  )
}
