import { FeedbackForm } from '#features/feedback/FeedbackForm.tsx'
import { FeedbackHistory } from '#features/feedback/FeedbackHistory.tsx'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** A member tells the people behind the site something, and sees what they answered. */
export default function FeedbackPage() {
  const t = useT()
  const { whitelabel: flags } = useSettings()
  return (
    <div className="grid grid-cols-1 gap-6 px-4 pt-2 pb-8">
      {flags.FEEDBACK3 ? (
        <>
          <div className="grid gap-1">
            <h2 className="font-display text-section font-extrabold text-balance">
              {t('feedback.headline')}
            </h2>
            <p className="text-pretty text-muted">{t('feedback.promise')}</p>
          </div>
          <FeedbackForm />
        </>
      ) : (
        <EmptyState title={t('feedback.closed')} text={t('feedback.closed.text')} />
      )}
      <section aria-labelledby="history" className="grid grid-cols-1 gap-2.5">
        <h2 id="history" className="text-title font-bold">
          {t('feedback.history')}
        </h2>
        <FeedbackHistory />
      </section>
    </div>
  )
}
