import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Parol } from '#ui/Parol.tsx'

/** Stands in place of the member for those who are not one yet. */
export function GuestCard({ onLogin }: { onLogin: () => void }) {
  const t = useT()
  const { whitelabel } = useSettings()
  return (
    <section className="summary-card summary-card--guest">
      <Parol className="size-16 shrink-0" />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="font-display text-section font-extrabold">{t('mine.guest.title')}</h2>
        <p className="mt-1 text-meta text-muted">{t('mine.guest.text')}</p>
      </div>
      <div className="flex basis-full flex-wrap gap-3">
        <Button className="flex-1" onClick={onLogin}>
          {t('mine.guest.login')}
        </Button>
        {whitelabel.DIRECTREG3 && (
          <Link to={paths.register} className={`${buttonClass({ variant: 'secondary' })} flex-1`}>
            {t('mine.guest.register')}
          </Link>
        )}
      </div>
    </section>
  )
}
