import { useEffect, useRef } from 'react'

/** Does something after a while, the last that was asked for, unless whoever asked has left the screen by then. */
export function useLater(): (work: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      clearTimeout(timer.current)
    }
  }, [])
  return (work, ms) => {
    clearTimeout(timer.current)
    if (isThere.current) timer.current = setTimeout(work, ms)
  }
}
