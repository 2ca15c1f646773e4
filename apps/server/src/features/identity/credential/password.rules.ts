export const passwordMinLength = 8
export const passwordMaxLength = 128

export type PasswordVerdict = 'ok' | 'length' | 'common'

/** Length is what makes a password strong; beyond that it only must not be one that everybody tries. */
export function judgePassword(
  password: string,
  known: { userName: string; isCommon: (password: string) => boolean },
): PasswordVerdict {
  const length = [...password].length
  if (length < passwordMinLength || password.length > passwordMaxLength) return 'length'
  const lower = password.toLowerCase()
  const isOwnName = known.userName !== '' && lower === known.userName.toLowerCase()
  const isOneCharacter = new Set(lower).size === 1
  return isOwnName || isOneCharacter || known.isCommon(password) ? 'common' : 'ok'
}
