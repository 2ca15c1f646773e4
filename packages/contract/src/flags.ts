import { z } from 'zod'

/** A switch a merchant may turn. */
export type Flag = { meaning: string; default: boolean }

/** Every white-label flag there is; a merchant stores only what differs from the defaults. */
export const flags = {
  // Signing in
  MOBILEVERCODELOGIN3: { meaning: 'Log in with a mobile number and an SMS code', default: true },
  FACEBOOKLOGIN3: { meaning: 'Log in with Facebook', default: false },
  GOOGLELOGIN3: { meaning: 'Log in with Google', default: false },
  FIREBASELOGIN3: {
    meaning: 'Firebase is set up: social log-in and SMS codes go through it',
    default: false,
  },
  TRIALPLAY3: { meaning: 'Test play for visitors', default: true },
  FORGOTPHONE3: { meaning: 'Get a forgotten password back by phone', default: true },

  // Registering
  DIRECTREG3: { meaning: 'Register link in the header', default: true },
  USERNAMEREG3: { meaning: 'Register with a user name', default: true },
  MOBILENUMREG3: { meaning: 'Register with a mobile number', default: true },
  REGMOBVERF3: { meaning: 'Registering asks for an SMS code', default: false },
  AGREEDEFAULT3: {
    meaning:
      'Registering begins with the terms agreed to; off where the law wants a tick of the player’s own',
    default: true,
  },
  MOBILENUMPASSREG3: { meaning: 'Registering with a mobile number asks for a password', default: true },

  // Entries of the member centre
  REWCEN3: { meaning: 'Reward centre', default: true },
  DEPRECM3: { meaning: 'Deposit record', default: true },
  WITHREC3: { meaning: 'Withdrawal record', default: true },
  TRANSREC3: { meaning: 'Account record', default: true },
  TRANSBETREPMEM3: { meaning: 'Betting record', default: true },
  PERSREP: { meaning: 'Profit and loss', default: true },
  AGETRANSFERUP3: { meaning: 'Transfer to the upline', default: true },
  MANPLAYREB3: { meaning: 'Manual rebate', default: true },
  PLYRBT: { meaning: 'My rebate', default: true },
  MISSION3: { meaning: 'Mission activity', default: true },
  MAILCEN: { meaning: 'Mail', default: true },
  FEEDBACK3: { meaning: 'Feedback', default: true },
  VIPBENEFIT3: { meaning: 'The summary card shows the VIP benefit and opens it', default: true },

  // Entries of the agent home
  AGEOVERVIEW3: { meaning: 'Team overview', default: true },
  AGETRANSREC3: { meaning: 'Transaction record of agents', default: true },
  AGEDOWNMAN3: { meaning: 'Team management', default: true },
  AGEREDRAIN3: { meaning: 'Red envelope rain', default: true },
  AGEPNL3: { meaning: 'Team profit and loss', default: true },
  AGEBETTING3: { meaning: 'Team betting', default: true },
  AGEREBATESET3: { meaning: 'Agent rebate setting', default: true },
  AGEREBATEINC3: { meaning: 'Agent rebate income', default: true },
  AGESECURITY3: { meaning: 'Security centre of agents', default: true },
  AGEMAIL3: { meaning: 'Mail of agents', default: true },
  AGEDIVIDEND3: { meaning: 'Dividends', default: true },

  // The home screen
  JACKPOTPOOL3: {
    meaning: 'The jackpot counter shows the jackpot pool of the ledger, not an illustration',
    default: false,
  },

  // Getting the app
  DOWNLOADBARMEM3: { meaning: 'Only members see the download bar', default: false },
} as const satisfies Record<string, Flag>

export type FlagName = keyof typeof flags
export const flagNames = Object.keys(flags) as FlagName[]

/** Every flag with its value, as the app reads it. */
export const Flags = z.strictObject(
  Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<FlagName, z.ZodBoolean>,
)
export type Flags = z.infer<typeof Flags>

/** What a merchant changed. A flag nobody knows is refused. */
export const FlagChanges = Flags.partial()
export type FlagChanges = z.infer<typeof FlagChanges>

export function withDefaults(changes: FlagChanges): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, changes[name] ?? flags[name].default])) as Flags
}
