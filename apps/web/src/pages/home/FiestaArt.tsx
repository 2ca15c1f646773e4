import { parol } from '#ui/parol.ts'

/** Little flags on two strings across the street, the way every fiesta announces itself. */
const strings = [
  {
    sag: 'M-10 14Q90 62 186 26T370 30',
    flags: [
      [18, 27],
      [52, 39],
      [88, 44],
      [124, 42],
      [160, 34],
      [198, 23],
      [236, 20],
      [274, 24],
      [312, 30],
      [344, 32],
    ],
  },
  {
    sag: 'M-10 62Q70 76 150 40T370 -8',
    flags: [
      [14, 64],
      [48, 65],
      [82, 60],
      [114, 51],
    ],
  },
] as const

const tones = ['hero-flag--accent', 'hero-flag--heat', 'hero-flag--info', 'hero-flag--success'] as const

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
      <circle cx="262" cy="158" r="190" fill="url(#fiesta-glow)" />
      {strings.map(({ sag, flags }) => (
        <g key={sag}>
          <path d={sag} className="hero-string" />
          {flags.map(([x, y], index) => (
            <path key={x} d={`M${x - 9} ${y}h18l-9 21z`} className={tones[index % tones.length]} />
          ))}
        </g>
      ))}
      <g transform="translate(262 158) scale(4.3) translate(-24 -24)">
        <circle cx="24" cy="24" r="17.4" className="hero-ring" />
        <circle cx="24" cy="24" r="16.2" className="hero-ring hero-ring--beads" />
        <path d={parol.rays.join('')} className="fill-accent-lo" />
        <path d={parol.light} className="fill-accent-hi" />
        <path d={parol.shade} className="fill-accent-lo" />
        <path
          d="M15.4 37.5q-1.200 7-5 12.500m7.400-11.500q-.4 7-3 13M32.6 37.5q1.200 7 5 12.500m-7.400-11.500q.4 7 3 13"
          className="hero-tassel"
        />
      </g>
      {[
        [196, 70, 5],
        [338, 76, 4],
        [330, 246, 6],
        [190, 226, 4],
        [120, 110, 3],
      ].map(([x = 0, y = 0, r = 0]) => (
        <path
          key={x}
          d={`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`}
          className="hero-spark"
        />
      ))}
    </svg>
  )
}
