import { useEffect, useEffectEvent, useRef } from 'react'
import { type Draft, forgetDraft, keepDraft } from './draft.ts'

/** Keeps what is typed whenever the player leaves the form. The answer ends that, and drops what was kept. */
export function useKeptDraft(read: () => Draft): () => void {
  const isDone = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isDone.current) keepDraft(read())
  })
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      leave()
    }
  }, [])
  return () => {
    isDone.current = true
    forgetDraft()
  }
}
