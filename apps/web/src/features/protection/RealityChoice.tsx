import type { Limit } from '@perya/contract/protection'
import { realityMinutes, realityMinutesUsual } from '@perya/contract/protection-bounds'
import { useT } from '#lib/i18n.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { useSetLimit } from './use-protection.ts'

/** How often one wants to be told how long one has played. */
export function RealityChoice({ limits }: { limits: readonly Limit[] }) {
  const t = useT()
  const set = useSetLimit()
  const chosen = limits.find(({ measure }) => measure === 'reality')?.cap ?? String(realityMinutesUsual)
  const choose = (cap: string) => {
    if (cap === chosen) return
    set.mutate(
      { measure: 'reality', period: 'sitting', cap },
      {
        onSuccess: ({ wishes }) => {
          const isWaiting = wishes.some(({ measure }) => measure === 'reality')
          toast(t(isWaiting ? 'protection.asked' : 'protection.saved'), { time: 'short' })
        },
        onError: (error) => toast(failureText(error, t), { tone: 'danger', time: 'short' }),
      },
    )
  }
  return (
    <section aria-labelledby="reality" className="grid grid-cols-1 gap-3">
      <h2 id="reality" className="section-title">
        {t('protection.measure.reality')}
      </h2>
      <p className="text-pretty text-muted">{t('protection.reality.text')}</p>
      <Segmented
        label={t('protection.measure.reality')}
        value={chosen}
        onChange={choose}
        options={realityMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('protection.minutes', { minutes }),
        }))}
      />
    </section>
  )
}
