import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { NoData } from '#ui/NoData.tsx'
import GamesFailed from '../GamesFailed.tsx'
import type { Tab } from './list.rules.ts'

type Props =
  | { reason: 'guest'; tab: Tab }
  | { reason: 'failed'; onRetry: () => void }
  | { reason: 'filtered' | 'none'; tab: Tab; onReset: () => void }

/** Why there is nothing to see, and the one thing to do about it. */
export function EmptyList(props: Props) {
  const t = useT()
  if (props.reason === 'failed') return <GamesFailed onRetry={props.onRetry} />
  if (props.reason === 'guest') {
    return (
      <EmptyState
        title={props.tab === 'fav' ? t('list.guestFavourites') : t('list.guestRecent')}
        action={<Button onClick={() => askToLogIn('required')}>{t('list.logIn')}</Button>}
      />
    )
  }
  if (props.reason === 'filtered') {
    return (
      <NoData
        title={t('list.noneFound')}
        text={t('list.noneFoundText')}
        action={<Button onClick={props.onReset}>{t('list.clearFilters')}</Button>}
      />
    )
  }
  const title = { fav: t('list.noFavourites'), recent: t('list.noRecent') } as const
  const isOwn = props.tab === 'fav' || props.tab === 'recent'
  return (
    <NoData
      title={isOwn ? title[props.tab as 'fav' | 'recent'] : t('list.noGames')}
      {...(props.tab === 'fav' ? { text: t('list.noFavouritesText') } : {})}
      action={
        <Link to={pathTo('gameList', { gameType: 'ALL', tab: 'hot' })} className={buttonClass()}>
          {t('list.browseHot')}
        </Link>
      }
    />
  )
}
