/** Holds the place of something on its way, in its shape. Give the region around it `aria-busy` and one status. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}
