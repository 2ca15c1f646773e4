import { useState } from 'react'
import { isLegacyIos } from '#lib/device/device.rules.ts'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { textIn, useSettings } from '#lib/settings/settings.ts'
import { readText, writeText } from '#lib/storage.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import Close from '~icons/ph/x'
import { DownloadTips } from './DownloadTips.tsx'
import { isBarShown, linksOf, type Tip, tapOf, type Visitor } from './download.rules.ts'
import './download.css'

const closedKey = 'hideDownloadBar'

export default function DownloadBar() {
  const t = useT()
  const { code } = useLanguage()
  const { resources, whitelabel, mobileTemplate } = useSettings()
  const hasSession = useSession() !== null
  const [hasClosedBar, setHasClosedBar] = useState(() => readText('localStorage', closedKey) === '1')
  const [shown, setShown] = useState<'useSafari' | Tip | null>(null)

  const links = linksOf(resources, window.location.origin)
  const visitor = visitorHere({ hasClosedBar, hasSession })
  if (!isBarShown(visitor, links, whitelabel.DOWNLOADBARMEM3)) return null

  const icon = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
  const close = () => {
    writeText('localStorage', closedKey, '1')
    setHasClosedBar(true)
  }
  const get = () => {
    const tap = tapOf(visitor, links)
    if (tap.kind === 'go') window.location.assign(tap.href)
    if (tap.kind === 'useSafari') setShown('useSafari')
    if (tap.kind === 'tip') setShown(tap.tip)
  }
  return (
    <section aria-label={t('download.title')} className="download-bar">
      {icon && <img src={icon} alt="" width={40} height={40} className="download-bar__icon" />}
      <p className="download-bar__text">
        <strong className="truncate">{t('download.title')}</strong>
        <span className="line-clamp-2">{textIn(mobileTemplate.app_desc, code)}</span>
      </p>
      <Button variant="secondary" size="sm" className="download-bar__get" onClick={get}>
        {t('download.get')}
      </Button>
      <IconButton label={t('download.close')} onClick={close}>
        <Close className="size-5 text-muted" />
      </IconButton>
      <Dialog
        isOpen={shown === 'useSafari'}
        onClose={() => setShown(null)}
        title={t('shell.notice')}
        actions={<Button onClick={() => setShown(null)}>{t('shell.confirm')}</Button>}
      >
        {t('download.useSafari')}
      </Dialog>
      <DownloadTips
        tip={shown === 'useSafari' ? null : shown}
        profile={links.profile}
        onClose={() => setShown(null)}
      />
    </section>
  )
}

function visitorHere(known: Pick<Visitor, 'hasClosedBar' | 'hasSession'>): Visitor {
  const device = thisDevice()
  return {
    ...known,
    system: device.system,
    isLegacyIos: isLegacyIos(device),
    isSafari: device.isSafari,
    isNativeApp: device.isNativeApp,
    isStandalone: isStandalone(),
  }
}
