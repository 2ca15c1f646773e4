import { t as say, useT } from '#lib/i18n.tsx'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { pathTo } from '#lib/paths.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { toast } from '#ui/toast.ts'

/** The member's own link to registration, to copy or to pass on. */
export default function InviteSheet({
  isOpen,
  onClose,
  userName,
}: {
  isOpen: boolean
  onClose: () => void
  userName: string
}) {
  const t = useT()
  const { name } = useSettings()
  const { data: member } = useMemberInfo()
  const mayInvite = member?.mayInvite === true
  const link = window.location.origin + pathTo('register', { recommenderId: userName })
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast(say('invite.copied'), { tone: 'success' })
  }
  // Closing the system's sheet without sharing is no failure.
  const share = () => void navigator.share({ title: name, url: link }).catch(() => undefined)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title')}
      footer={
        mayInvite && (
          <>
            <Button onClick={copy}>{t('invite.copy')}</Button>
            {'share' in navigator && (
              <Button variant="secondary" onClick={share}>
                {t('invite.share')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="text-pretty text-muted">{member && t(mayInvite ? 'invite.text' : 'invite.closed')}</p>
      {mayInvite && (
        <p className="mt-4 rounded-tile bg-surface-secondary p-4 font-semibold break-all">
          <bdi dir="ltr">{link}</bdi>
        </p>
      )}
    </Sheet>
  )
}
