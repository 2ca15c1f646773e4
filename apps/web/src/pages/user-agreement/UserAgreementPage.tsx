import { ArticleWaiting } from '#features/articles/ArticleStates.tsx'
import { useStatements } from '#features/articles/use-articles.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SafeHtml } from '#ui/SafeHtml.tsx'

/** What the site states: the agreement first, its companions a tap away. Each says which version it is. */
export default function UserAgreementPage() {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { data: statements, isError, refetch } = useStatements()
  const [query] = useSearchParams()
  if (statements === undefined) return <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
  const wanted = query.get('about') ?? 'agreement'
  const shown = statements.find(({ kind }) => kind === wanted) ?? statements[0]
  if (shown === undefined) return <EmptyState title={t('article.none')} />
  return (
    <div className="grid gap-4 px-5 pt-2 pb-8">
      <nav aria-label={t('article.statements')}>
        <ul className="flex flex-wrap gap-2">
          {statements.map(({ kind, title }) => (
            <li key={kind}>
              <Link
                to={pathTo('userAgreement', { about: kind })}
                replace
                className="inline-flex min-h-11 items-center rounded-full border border-border bg-surface px-4 text-meta font-semibold text-muted aria-[current]:border-accent aria-[current]:text-foreground"
                aria-current={kind === shown.kind ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className="grid gap-3">
        <h2 className="font-display text-section font-extrabold text-balance">{shown.title}</h2>
        <p className="text-meta text-muted">
          {t('article.version', { version: shown.version, date: date(shown.publishedAt, 'day') })}
        </p>
        <SafeHtml html={shown.content} />
      </article>
    </div>
  )
}
