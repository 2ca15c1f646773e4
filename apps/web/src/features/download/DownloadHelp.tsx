import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DownloadTips } from './DownloadTips.tsx'
import type { useDownload } from './use-download.ts'

/** What is said instead of a download: use Safari, or what an old iOS still can do. */
export function DownloadHelp({ help, links, closeHelp }: ReturnType<typeof useDownload>) {
  const t = useT()
  return (
    <>
      <Dialog
        isOpen={help === 'useSafari'}
        onClose={closeHelp}
        title={t('shell.notice')}
        actions={
          <Button isWide onClick={closeHelp}>
            {t('shell.confirm')}
          </Button>
        }
      >
        {t('download.useSafari')}
      </Dialog>
      <DownloadTips tip={help === 'useSafari' ? null : help} profile={links.profile} onClose={closeHelp} />
    </>
  )
}
