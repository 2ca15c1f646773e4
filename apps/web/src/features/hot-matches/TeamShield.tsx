/** A club's shield beside its name. */
export function TeamShield({ src, size = 28 }: { src: string; size?: 28 | 44 }) {
  return <img src={src} alt="" width={size} height={size} loading="lazy" className="team-shield" />
}
