import type { LimitWish } from '@perya/contract/protection'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { useCapText } from './use-cap-text.ts'
import { useConfirmWish, useDropWish } from './use-protection.ts'

/** Looser limits that wait for their day, and then for a second word. */
export function Wishes({ wishes }: { wishes: readonly LimitWish[] }) {
  const t = useT()
  if (wishes.length === 0) return null
  return (
    <section aria-labelledby="wishes" className="grid grid-cols-1 gap-3">
      <h2 id="wishes" className="section-title">
        {t('protection.wishes')}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {wishes.map((wish) => (
          <li key={`${wish.measure} ${wish.period}`} className="wish">
            <Wish wish={wish} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Wish({ wish }: { wish: LimitWish }) {
  const t = useT()
  const capText = useCapText()
  const date = useDates()
  const confirm = useConfirmWish()
  const drop = useDropWish()
  const which = { measure: wish.measure, period: wish.period }
  const onError = (error: unknown) => toast(failureText(error, t), { tone: 'danger', time: 'short' })
  return (
    <>
      <p className="font-semibold">
        {t(`protection.measure.${wish.measure}`)} · {t(`protection.period.${wish.period}`)}:{' '}
        {wish.cap === null ? t('protection.none') : capText(wish.measure, wish.cap)}
      </p>
      <p className="text-meta text-muted">
        {wish.isRipe ? t('protection.wish.ripe') : t('protection.wish.waits', { when: date(wish.ripeAt) })}
      </p>
      <div className="wish__acts">
        <Button
          size="sm"
          variant="secondary"
          isBusy={drop.isPending}
          onClick={() => drop.mutate(which, { onError })}
        >
          {t('protection.wish.keep')}
        </Button>
        {wish.isRipe && (
          <Button
            size="sm"
            variant="outline"
            isBusy={confirm.isPending}
            onClick={() => confirm.mutate(which, { onError })}
          >
            {t('protection.wish.confirm')}
          </Button>
        )}
      </div>
    </>
  )
}
