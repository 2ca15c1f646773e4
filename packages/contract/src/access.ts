/** Who may stand behind a call. */
export const roles = ['visitor', 'trial', 'player', 'agent', 'topAgent', 'operator'] as const
export type Role = (typeof roles)[number]

/** Every rule an endpoint can ask for, with the roles that meet it. */
export const access = {
  anyone: roles,
  /** Any signed-in member, trial members included. */
  session: ['trial', 'player', 'agent', 'topAgent'],
  /** A signed-in member with an actual account. */
  member: ['player', 'agent', 'topAgent'],
  agent: ['agent', 'topAgent'],
  operator: ['operator'],
} as const satisfies Record<string, readonly Role[]>

export type Access = keyof typeof access
