import { TransferUp } from '#features/cashier/transfer/TransferUp.tsx'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import '#features/cashier/cashier.css'
import '#ui/panels.css'

/** Money to the upline, and the way to what was sent before. */
export default function UplineTransferPage() {
  const t = useT()
  return (
    <div className="pb-8">
      <TransferUp />
      <div className="px-4">
        <Link
          to={pathTo('transactionRecord', { types: 'A' })}
          className={buttonClass({ variant: 'outline', isWide: true })}
        >
          {t('upline.all')}
        </Link>
      </div>
    </div>
  )
}
