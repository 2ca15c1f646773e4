import { LanguageRow } from '#features/language/LanguageRow.tsx'
import LanguageSheet from '#features/language/LanguageSheet.tsx'
import { DeviceSettings } from '#features/settings/DeviceSettings.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

export type MenuDoor = 'language' | 'settings'

/** What the menu opens over the screen, for guests too. */
export default function MenuSheets({
  isOpen,
  door,
  onClose,
}: {
  isOpen: boolean
  door: MenuDoor
  onClose: () => void
}) {
  const t = useT()
  const session = useSession()
  return (
    <>
      <LanguageSheet isOpen={isOpen && door === 'language'} onClose={onClose} />
      <Sheet isOpen={isOpen && door === 'settings'} onClose={onClose} title={t('menu.settings')}>
        <DeviceSettings language={<LanguageRow className="device-settings__row" />} />
        {session && (
          <Link
            to={paths.set}
            onClick={onClose}
            className={`${buttonClass({ variant: 'secondary', isWide: true })} mt-4`}
          >
            {t('menu.accountSettings')}
          </Link>
        )}
      </Sheet>
    </>
  )
}
