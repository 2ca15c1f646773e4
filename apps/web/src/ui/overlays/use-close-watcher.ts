import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }
declare const window: Window & { CloseWatcher?: new () => CloseWatcher }

/** Lets the phone's back gesture close what is open, where the browser can tell us about it. */
export function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
