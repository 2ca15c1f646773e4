import { textIn } from '@perya/contract/fallback'
import { useState } from 'react'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { readText, writeText } from '#lib/storage.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import Close from '~icons/ph/x'
import { DownloadHelp } from './DownloadHelp.tsx'
import { isBarShown } from './download.rules.ts'
import { templateLook } from './template-look.rules.ts'
import { useDownload } from './use-download.ts'
import './download.css'

const closedKey = 'hideDownloadBar'

export default function DownloadBar() {
  const t = useT()
  const { code } = useLanguage()
  const { resources, whitelabel, mobileTemplate } = useSettings()
  const hasSession = useSession() !== null
  const [hasClosedBar, setHasClosedBar] = useState(() => readText('localStorage', closedKey) === '1')
  const download = useDownload({ hasClosedBar, hasSession })
  if (!isBarShown(download.visitor, download.links, whitelabel.DOWNLOADBARMEM3)) return null

  const look = templateLook(mobileTemplate)
  const icon = resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url
  const close = () => {
    writeText('localStorage', closedKey, '1')
    setHasClosedBar(true)
  }
  return (
    <section aria-label={t('download.title')} className="download-bar" style={look.bar}>
      {icon && <img src={icon} alt="" width={40} height={40} className="download-bar__icon" />}
      <p className="download-bar__text" style={look.words}>
        <strong>{t('download.title')}</strong>
        <span className="line-clamp-2" style={look.words}>
          {textIn(mobileTemplate.app_desc, code)}
        </span>
      </p>
      <Button variant="secondary" size="sm" className="download-bar__get" onClick={download.get}>
        {t('download.get')}
      </Button>
      <IconButton label={t('download.close')} onClick={close}>
        <Close className="size-5 text-muted" />
      </IconButton>
      <DownloadHelp {...download} />
    </section>
  )
}
