import { useT } from '#lib/i18n.tsx'
import { Segmented } from '#ui/Segmented.tsx'

export const deskViews = ['bet', 'results', 'orders'] as const
export type DeskView = (typeof deskViews)[number]

export function DeskTabs({ view, onView }: { view: DeskView; onView: (view: DeskView) => void }) {
  const t = useT()
  return (
    <div className="desk-tabs">
      <Segmented
        label={t('lottery.view')}
        value={view}
        onChange={onView}
        options={deskViews.map((value) => ({ value, label: t(`lottery.view.${value}`) }))}
      />
    </div>
  )
}
