import { type Device, readDevice } from './device.rules.ts'

/** The device this page runs on. Only in a browser. */
export function thisDevice(): Device {
  return readDevice(navigator.userAgent, navigator.maxTouchPoints)
}

/** As wide as the screens that a site for large ones is made for. */
export const isWide = (): boolean => matchMedia('(min-width: 768px)').matches

/** Started from the home screen instead of a browser tab. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
