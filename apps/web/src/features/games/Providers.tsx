import type { GameVendor } from '@perya/contract/games'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { VendorLogo } from './VendorLogo.tsx'
import './vendors.css'

/** Whose games can be played, each the way to its own lobby. */
export function Providers({ vendors }: { vendors: readonly GameVendor[] }) {
  const t = useT()
  if (vendors.length === 0) return null
  return (
    <section aria-labelledby="providers">
      <header className="section-head">
        <h2 id="providers">{t('home.providers')}</h2>
      </header>
      <ul className="provider-row no-scrollbar">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Link
              to={pathTo('gameLobby', { vendor: vendor.vassalage, gameType: vendor.gameCategory })}
              className="provider"
            >
              <VendorLogo vendor={vendor} />
              <small>{t('home.games', { count: vendor.openCount })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
