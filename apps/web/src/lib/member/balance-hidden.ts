import { useSyncExternalStore } from 'react'
import { readText, writeText } from '#lib/storage.ts'

const key = 'hideBalance'
const listeners = new Set<() => void>()

/** Whether the player covers the balance, kept on the device and followed by every place that shows one. */
export function useBalanceHidden(): readonly [isHidden: boolean, toggle: () => void] {
  const isHidden = useSyncExternalStore(subscribe, isBalanceHidden, () => false)
  return [isHidden, toggle]
}

/** What stands in place of the digits. */
export const hiddenDigits = '******'

function isBalanceHidden(): boolean {
  return readText('localStorage', key) === '1'
}

function toggle(): void {
  writeText('localStorage', key, isBalanceHidden() ? '0' : '1')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
