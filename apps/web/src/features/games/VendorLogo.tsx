import type { GameVendor } from '@perya/contract/games'
import './vendors.css'

/** A vendor's white mark; where it is chosen, the theme's light falls on it. */
export function VendorLogo({ vendor }: { vendor: Pick<GameVendor, 'name' | 'mobileSmallIcon'> }) {
  return (
    <img
      src={vendor.mobileSmallIcon}
      alt={vendor.name}
      width={240}
      height={112}
      loading="lazy"
      decoding="async"
      className="vendor-logo"
    />
  )
}
