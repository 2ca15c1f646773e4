import type { Statement } from '@perya/contract/articles'
import { ArticleWaiting } from '#features/articles/ArticleStates.tsx'
import { useEarlierStatement, useStatements } from '#features/articles/use-articles.ts'
import { useDates } from '#lib/dates.ts'
import { RichText, useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SafeHtml } from '#ui/SafeHtml.tsx'

/** What the site states: the agreement first, its companions a tap away. Each says which version it is. */
export default function UserAgreementPage() {
  const t = useT()
  const { data: statements, isError, refetch } = useStatements()
  const [query] = useSearchParams()
  if (statements === undefined) return <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
  const wanted = query.get('about') ?? 'agreement'
  const shown = statements.find(({ kind }) => kind === wanted) ?? statements[0]
  if (shown === undefined) return <EmptyState title={t('ui.noData')} />
  const earlier = shown.earlier.find(({ version }) => String(version) === query.get('version'))
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
      {earlier ? (
        <EarlierStatement kind={shown.kind} version={earlier.version} />
      ) : (
        <StatementText statement={shown} />
      )}
      <EarlierVersions statement={shown} />
    </div>
  )
}

function StatementText({
  statement,
}: {
  statement: Pick<Statement, 'title' | 'version' | 'publishedAt' | 'content'>
}) {
  const t = useT()
  const date = useDates(useSettings().timeZone)
  const { title, version, publishedAt, content } = statement
  return (
    <article className="grid gap-3">
      <h2 className="font-display text-section font-extrabold text-balance">{title}</h2>
      <p className="text-meta text-muted">
        {t('article.version', { version, date: date(publishedAt, 'day') })}
      </p>
      <SafeHtml html={content} />
    </article>
  )
}

function EarlierStatement({ kind, version }: Pick<Statement, 'kind' | 'version'>) {
  const { data, isError, refetch } = useEarlierStatement(kind, version)
  if (!data) return <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
  return (
    <>
      <p className="rounded-tile bg-warning-soft px-4 py-3 text-warning">
        <RichText
          id="article.isEarlier"
          parts={[
            <Link
              key="today"
              to={pathTo('userAgreement', { about: kind })}
              className="font-semibold underline"
            />,
          ]}
        />
      </p>
      <StatementText statement={data} />
    </>
  )
}

function EarlierVersions({ statement: { kind, earlier } }: { statement: Statement }) {
  const t = useT()
  const date = useDates(useSettings().timeZone)
  if (earlier.length === 0) return null
  return (
    <nav aria-labelledby="earlier-versions" className="grid gap-1">
      <h3 id="earlier-versions" className="font-semibold">
        {t('article.earlier')}
      </h3>
      <ul>
        {earlier.map(({ version, publishedAt }) => (
          <li key={version}>
            <Link
              to={pathTo('userAgreement', { about: kind, version: String(version) })}
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {t('article.version', { version, date: date(publishedAt, 'day') })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
