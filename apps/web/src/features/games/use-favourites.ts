import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { toast } from '#ui/toast.ts'
import { withFavourite, withoutFavourite } from './favourites.rules.ts'

type Marked = { nodeId: string; vassalage: string }

/** The member's favourites by node id, and the switch for one. A guest who taps it is sent to log in. */
export function useFavourites(): { ids: readonly string[]; toggle: (game: Marked) => void } {
  const t = useT()
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = ['favourites', session?.userName ?? '']
  const { data } = useQuery({
    queryKey: key,
    enabled: session !== null,
    staleTime: 60_000,
    queryFn: () => call('listFavouriteIds', {}),
  })
  const ids = session === null ? none : (data ?? none)

  const toggle = async ({ nodeId, vassalage }: Marked) => {
    if (session === null) {
      navigate(pathTo('login', { returnTo: window.location.pathname + window.location.search }))
      return
    }
    const isMarked = ids.includes(nodeId)
    const set = (change: typeof withFavourite) =>
      client.setQueryData<string[]>(key, (known = []) => change(known, nodeId))
    // An answer on its way would undo the mark on the screen.
    await client.cancelQueries({ queryKey: key })
    set(isMarked ? withoutFavourite : withFavourite)
    try {
      await call(isMarked ? 'removeFavourite' : 'addFavourite', { nodeId, vendor: vassalage })
      void client.invalidateQueries({ queryKey: ['games', 'fav'] })
    } catch (error) {
      set(isMarked ? withFavourite : withoutFavourite)
      toast((error instanceof ApiError && error.message) || t('game.favouriteFailed'), {
        time: 'short',
        tone: 'danger',
      })
    }
  }
  return { ids, toggle: (game) => void toggle(game) }
}

const none: readonly string[] = []
