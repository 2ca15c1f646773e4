import { DownloadHelp } from '#features/download/DownloadHelp.tsx'
import { useDownload } from '#features/download/use-download.ts'
import { ServiceRow } from '#features/member-centre/ServiceRow.tsx'
import { useT } from '#lib/i18n.tsx'
import DownloadIcon from '~icons/ph/device-mobile-duotone'

/** The app, for those who are not in it and whose phone it exists for. */
export function DownloadRow() {
  const t = useT()
  const download = useDownload({ hasClosedBar: false, hasSession: true })
  if (!download.isOffered) return null
  return (
    <li>
      <ServiceRow
        icon={DownloadIcon}
        title={t('mine.entry.download')}
        text={t('mine.entry.download.text')}
        onClick={download.get}
      />
      <DownloadHelp {...download} />
    </li>
  )
}
