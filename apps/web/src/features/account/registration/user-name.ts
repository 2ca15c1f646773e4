import { useRef } from 'react'
import { call } from '#lib/api/call.ts'

const written = (name: string) => name.trim().toLowerCase()

/** The user names that turned out to be somebody's, so that no form is sent with one of them. */
export function useTakenNames() {
  const taken = useRef(new Set<string>())
  return {
    has: (name: string) => taken.current.has(written(name)),
    add: (name: string) => void taken.current.add(written(name)),
    /** Asks the server; a name it cannot speak about now is judged when the form is sent. */
    lookUp: async (name: string): Promise<boolean> => {
      const answer = await call('checkUserName', { username: name.trim() }).catch(() => null)
      if (answer?.available === false) taken.current.add(written(name))
      return answer?.available === false
    },
  }
}

export type TakenNames = ReturnType<typeof useTakenNames>
