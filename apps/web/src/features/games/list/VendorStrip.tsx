import type { GameVendor } from '@perya/contract/games'
import { useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import CaretLeft from '~icons/ph/caret-left-bold'
import CaretRight from '~icons/ph/caret-right-bold'
import { VendorLogo } from '../VendorLogo.tsx'

/** Vendors four at a time; arrows when there is more than one. It never moves by itself, nor what comes after it. */
export function VendorStrip({
  vendors,
  isLoading,
  current,
  onChoose,
}: {
  vendors: readonly GameVendor[]
  isLoading: boolean
  current: string
  onChoose: (vassalage: string) => void
}) {
  const t = useT()
  const strip = useRef<HTMLFieldSetElement>(null)
  const turn = (step: 1 | -1) => {
    const way = document.documentElement.dir === 'rtl' ? -step : step
    strip.current?.scrollBy({ left: way * strip.current.clientWidth, behavior: 'smooth' })
  }
  if (isLoading) return <div className="vendor-strip" />
  if (vendors.length === 0) return null
  const hasArrows = vendors.length > 1
  return (
    <div className="vendor-strip">
      {hasArrows && (
        <IconButton label={t('list.vendorsBack')} className="vendor-strip__turn" onClick={() => turn(-1)}>
          <CaretLeft className="size-4 flip-rtl" />
        </IconButton>
      )}
      <fieldset ref={strip} aria-label={t('list.vendors')} className="vendor-strip__list no-scrollbar">
        {vendors.map((vendor) => (
          <button
            key={vendor.vassalage}
            type="button"
            className="vendor-chip"
            aria-pressed={vendor.vassalage === current}
            onClick={() => onChoose(vendor.vassalage)}
          >
            <VendorLogo vendor={vendor} />
          </button>
        ))}
      </fieldset>
      {hasArrows && (
        <IconButton label={t('list.vendorsOn')} className="vendor-strip__turn" onClick={() => turn(1)}>
          <CaretRight className="size-4 flip-rtl" />
        </IconButton>
      )}
    </div>
  )
}
