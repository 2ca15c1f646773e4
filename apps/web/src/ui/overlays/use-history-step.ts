import { useEffect, useEffectEvent, useState } from 'react'
import { openStep } from '#lib/router.tsx'

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }
declare const window: Window & { CloseWatcher?: new () => CloseWatcher }

/** Makes what is open a step in the history, so that the phone's back gesture closes it and leaves the screen. */
export function useHistoryStep(isOpen: boolean, onClose: () => void) {
  const [turn, setTurn] = useState(0)
  const close = useEffectEvent(() => {
    onClose()
    // What stays open all the same is a step again.
    setTurn(turn + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is a step that was gone back
  useEffect(() => {
    if (!isOpen) return
    const closed = () => close()
    return mayTakeStep() ? openStep(closed) : watchClose(closed)
  }, [isOpen, turn])
}

/** Browsers pass over entries of a page nobody has touched yet, so back would leave the site. */
const mayTakeStep = () => navigator.userActivation?.hasBeenActive ?? true

function watchClose(close: () => void): (() => void) | undefined {
  if (!window.CloseWatcher) return undefined
  const watcher = new window.CloseWatcher()
  watcher.onclose = close
  return () => watcher.destroy()
}
