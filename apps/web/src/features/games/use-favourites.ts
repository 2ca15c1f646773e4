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
  const list = { queryKey: key, staleTime: 60_000, queryFn: () => call('listFavouriteIds', {}) }
  const { data } = useQuery({ ...list, enabled: session !== null })
  const ids = session === null ? none : (data ?? none)

  const toggle = async ({ nodeId, vassalage }: Marked) => {
    if (session === null) {
      navigate(pathTo('login', { returnTo: window.location.pathname + window.location.search }))
      return
    }
    const set = (change: typeof withFavourite) =>
      client.setQueryData<string[]>(key, (known = []) => change(known, nodeId))
    let undo: typeof withFavourite | undefined
    try {
      // Until the list has come nobody knows which way the heart goes.
      const isMarked = (await client.ensureQueryData(list)).includes(nodeId)
      // An answer on its way would undo the mark on the screen.
      await client.cancelQueries({ queryKey: key })
      set(isMarked ? withoutFavourite : withFavourite)
      undo = isMarked ? withFavourite : withoutFavourite
      await call(isMarked ? 'removeFavourite' : 'addFavourite', { nodeId, vendor: vassalage })
      void client.invalidateQueries({ queryKey: ['games', 'fav'] })
    } catch (error) {
      if (undo) set(undo)
      toast((error instanceof ApiError && error.message) || t('game.favouriteFailed'), {
        time: 'short',
        tone: 'danger',
      })
    }
  }
  return { ids, toggle: (game) => void toggle(game) }
}

const none: readonly string[] = []
