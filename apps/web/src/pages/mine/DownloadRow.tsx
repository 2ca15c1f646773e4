import { useState } from 'react'
import { DownloadTips } from '#features/download/DownloadTips.tsx'
import { linksOf, type Tip, tapOf } from '#features/download/download.rules.ts'
import { ServiceRow } from '#features/member-centre/ServiceRow.tsx'
import { isLegacyIos } from '#lib/device/device.rules.ts'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import DownloadIcon from '~icons/ph/device-mobile-duotone'

/** The app, for those who are not in it and whose phone it exists for. */
export function DownloadRow() {
  const t = useT()
  const { resources } = useSettings()
  const [shown, setShown] = useState<'useSafari' | Tip | null>(null)
  const device = thisDevice()
  const links = linksOf(resources, window.location.origin)
  const tap = tapOf(
    {
      ...device,
      isLegacyIos: isLegacyIos(device),
      isStandalone: isStandalone(),
      hasClosedBar: false,
      hasSession: true,
    },
    links,
  )
  if (device.isNativeApp || isStandalone() || tap.kind === 'none') return null

  const get = () => {
    if (tap.kind === 'go') window.location.assign(tap.href)
    else setShown(tap.kind === 'tip' ? tap.tip : 'useSafari')
  }
  return (
    <li>
      <ServiceRow
        icon={DownloadIcon}
        title={t('mine.entry.download')}
        text={t('mine.entry.download.text')}
        onClick={get}
      />
      <Dialog
        isOpen={shown === 'useSafari'}
        onClose={() => setShown(null)}
        title={t('shell.notice')}
        actions={
          <Button isWide onClick={() => setShown(null)}>
            {t('shell.confirm')}
          </Button>
        }
      >
        {t('download.useSafari')}
      </Dialog>
      <DownloadTips
        tip={shown === 'useSafari' ? null : shown}
        profile={links.profile}
        onClose={() => setShown(null)}
      />
    </li>
  )
}
