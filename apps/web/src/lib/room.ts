import { useSyncExternalStore } from 'react'

/** The widths from which a window has room for what stands beside its screens; `frame.css` says the same. */
const rooms = { side: follow('(min-width: 768px)'), rail: follow('(min-width: 1280px)') }

/** Whether there is room for the way around at the side, or for what goes on at the other. The server draws for a phone. */
export const useRoomFor = (part: keyof typeof rooms): boolean =>
  useSyncExternalStore(rooms[part].subscribe, rooms[part].get, () => false)

function follow(query: string) {
  return {
    get: () => matchMedia(query).matches,
    subscribe(listener: () => void) {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
  }
}
