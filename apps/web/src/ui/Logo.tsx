import { Parol } from './Parol.tsx'

/** The lantern and the site's name, or the merchant's own picture in their place. */
export function Logo({ name, src }: { name: string; src?: string | undefined }) {
  if (src)
    return (
      <img src={src} alt={name} width={120} height={36} className="h-9 w-auto max-w-[120px] object-contain" />
    )
  return (
    <span className="inline-flex items-center gap-2">
      <Parol className="size-8" />
      <span className="font-display text-[1.3125rem]/7 font-extrabold tracking-[0.02em] uppercase">
        {name}
      </span>
    </span>
  )
}
