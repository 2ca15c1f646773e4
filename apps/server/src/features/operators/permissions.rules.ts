import { type Permission, permissionKeys } from '@perya/contract/permissions'

const isPermission = (key: string): key is Permission => (permissionKeys as string[]).includes(key)

/** A key the contract no longer has opens nothing. */
export const knownPermissions = (keys: readonly string[]): Permission[] => keys.filter(isPermission)

/** Those among the keys that the contract does not have. */
export const unknownPermissions = (keys: readonly string[]): string[] =>
  keys.filter((key) => !isPermission(key))
