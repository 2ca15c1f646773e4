import { useT } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

/** Over the game, not away from it: what is left to play with, and the way to more. */
export default function DepositSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const { total } = useBalance()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title.deposit')}>
      <div className="grid gap-4">
        {total !== null && (
          <p className="rounded-card bg-surface-secondary p-4">
            <bdi className="font-display text-balance">{money(total)}</bdi>
          </p>
        )}
        <p className="text-pretty text-muted">{t('launch.depositWhy')}</p>
        <Link to={paths.deposit} className={buttonClass({ size: 'lg', isWide: true })}>
          {t('launch.depositGo')}
        </Link>
        <Button variant="secondary" isWide onClick={onClose}>
          {t('launch.stay')}
        </Button>
      </div>
    </Sheet>
  )
}
