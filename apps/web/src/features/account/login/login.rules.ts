export type LoginMethod = 'username' | 'sms'

/** The ways to log in, in the order of their tabs. */
export function loginMethods(flags: { MOBILEVERCODELOGIN3: boolean }): readonly LoginMethod[] {
  return flags.MOBILEVERCODELOGIN3 ? ['username', 'sms'] : ['username']
}

/** Where to go after logging in: a screen of this app, never another site and never the log-in itself. */
export function returnPath(asked: string | null, otherwise: string): string {
  if (!asked?.startsWith('/m/') || !/^(?:\/[\w-]+)+(?:\?[^#\s\\]*)?$/.test(asked)) return otherwise
  return /^\/m\/(?:login|register|forget)\b/.test(asked) ? otherwise : asked
}

/** Which door the player stands at: each turns away whom the other lets in. */
export type LoginSide = 'member' | 'agent'

export function loginSide(asked: string | null): LoginSide {
  return asked === 'agent' ? 'agent' : 'member'
}
