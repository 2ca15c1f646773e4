import { iosVersionNeeded } from '#lib/device/device.rules.ts'
import { useT } from '#lib/i18n.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import type { Tip } from './download.rules.ts'

/** For an iOS too old for the app: what it needs, and the way that still works. */
export function DownloadTips({
  tip,
  profile,
  onClose,
}: {
  tip: Tip | null
  profile: string | null
  onClose: () => void
}) {
  const t = useT()
  return (
    <Sheet isOpen={tip !== null} onClose={onClose} title={t('download.legacyTitle')}>
      <p className="text-muted">{t('download.legacyText', { version: iosVersionNeeded })}</p>
      {tip === 'profile' && profile !== null ? (
        <a href={profile} className={`${buttonClass({ isWide: true })} mt-5`}>
          {t('download.profile')}
        </a>
      ) : (
        <>
          <h3 className="mt-5 text-title">{t('download.addTitle')}</h3>
          <ol className="mt-2 grid list-decimal gap-2 ps-6">
            <li>{t('download.addStep1')}</li>
            <li>{t('download.addStep2')}</li>
            <li>{t('download.addStep3')}</li>
          </ol>
        </>
      )}
    </Sheet>
  )
}
