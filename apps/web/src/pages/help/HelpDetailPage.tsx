import { ArticleWaiting } from '#features/articles/ArticleStates.tsx'
import { useHelp } from '#features/articles/use-articles.ts'
import { useT } from '#lib/i18n.tsx'
import { useSearchParams } from '#lib/router.tsx'
import { NoData } from '#ui/NoData.tsx'
import { SafeHtml } from '#ui/SafeHtml.tsx'
import { chosenItem } from './help.rules.ts'

/** One item of the help centre with the whole screen to itself. */
export default function HelpDetailPage() {
  const t = useT()
  const { data: items, isError, refetch } = useHelp()
  const [query] = useSearchParams()
  if (items === undefined) return <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
  const item = items[chosenItem(query.get('i'), items.length)]
  if (item === undefined) return <NoData title={t('help.none')} text={t('help.none.text')} />
  return (
    <article className="grid gap-3 px-5 pt-3 pb-8">
      <h2 className="font-display text-section font-extrabold text-balance">{item.title}</h2>
      <SafeHtml html={item.content} />
    </article>
  )
}
