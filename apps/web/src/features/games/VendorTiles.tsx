import type { GameVendor } from '@perya/contract/games'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import WrenchIcon from '~icons/ph/wrench-fill'
import { VendorLogo } from './VendorLogo.tsx'

/** The vendors of a category, each the way to its own lobby. */
export function VendorTiles({ vendors }: { vendors: readonly GameVendor[] }) {
  const t = useT()
  return (
    <ul className="vendor-tiles">
      {vendors.map((vendor) => (
        <li key={`${vendor.gameCategory} ${vendor.vassalage}`}>
          <Link
            to={pathTo('gameLobby', { vendor: vendor.vassalage, gameType: vendor.gameCategory })}
            className="vendor-tile art-edge"
            data-category={vendor.gameCategory}
          >
            <svg aria-hidden="true" className="vendor-tile__sign">
              <use href={`/category-icons.svg#${vendor.gameCategory}`} />
            </svg>
            <VendorLogo vendor={vendor} />
            <span className="vendor-tile__count">
              {vendor.state === 'maintenance' ? (
                <>
                  <WrenchIcon className="size-3.5" /> {t('game.closed')}
                </>
              ) : (
                t('list.count', { count: vendor.openCount })
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
