import { ArticleWaiting } from '#features/articles/ArticleStates.tsx'
import { useHelp } from '#features/articles/use-articles.ts'
import { BackButton } from '#features/header/BackButton.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useSearchParams } from '#lib/router.tsx'
import { NoData } from '#ui/NoData.tsx'
import { SafeHtml } from '#ui/SafeHtml.tsx'
import { chosenItem } from './help.rules.ts'
import './help.css'

/** The titles on the left, what one of them explains beside them. */
export default function HelpPage() {
  const t = useT()
  const { data: items, isError, refetch } = useHelp()
  const [query] = useSearchParams()
  const at = chosenItem(query.get('i'), items?.length ?? 0)
  const item = items?.[at]
  return (
    <>
      <h1 className="sr-only">{t('title.help')}</h1>
      {items === undefined ? (
        <>
          <BackButton back="history" />
          <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
        </>
      ) : item === undefined ? (
        <>
          <BackButton back="history" />
          <NoData title={t('help.none')} text={t('help.none.text')} />
        </>
      ) : (
        <div className="help">
          <nav aria-label={t('help.titles')} className="help__titles">
            <BackButton back="history" />
            <ul>
              {items.map(({ id, title }, index) => (
                <li key={id}>
                  <Link
                    to={pathTo('help', { i: String(index) })}
                    replace
                    className="help__title"
                    aria-current={index === at ? 'page' : undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={paths.lotteryRules} className="help__title">
                  {t('title.lotteryRules')}
                </Link>
              </li>
            </ul>
          </nav>
          <article className="help__item" aria-labelledby="help-title">
            <h2 id="help-title" className="text-section font-extrabold text-balance">
              {item.title}
            </h2>
            <SafeHtml html={item.content} />
            <Link
              to={pathTo('helpDetail', { i: String(at) })}
              className="inline-flex min-h-11 items-center text-meta font-semibold text-link"
            >
              {t('help.whole')}
            </Link>
          </article>
        </div>
      )}
    </>
  )
}
