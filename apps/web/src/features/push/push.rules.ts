export type PushHindrance = 'install' | 'unsupported' | 'denied'

/** Why this device takes no notifications; `null` when it would. iPhones know how only once the app is installed. */
export function hindranceOf(device: {
  isInstalled: boolean
  isAble: boolean
  permission: NotificationPermission | undefined
}): PushHindrance | null {
  if (!device.isInstalled) return 'install'
  if (!device.isAble) return 'unsupported'
  return device.permission === 'denied' ? 'denied' : null
}
