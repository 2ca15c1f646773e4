/** The possible values of limits, for code that needs no schema: the app offers its choices from these. */
export const moneyMeasures = ['deposit', 'loss', 'stake'] as const
export type MoneyMeasure = (typeof moneyMeasures)[number]

/** What a limit measures: money, time signed in, or the time of play before a reality check. */
export const measures = [...moneyMeasures, 'session', 'reality'] as const
export type Measure = (typeof measures)[number]

export const limitPeriods = ['day', 'week', 'month'] as const
/** `sitting` is from logging in to logging out, and belongs to the reality check alone. */
export const periods = [...limitPeriods, 'sitting'] as const
export type Period = (typeof periods)[number]

/** How often a member may choose to be told how long they have played, in minutes. */
export const realityMinutes = [15, 30, 60] as const
export const realityMinutesUsual = 60

export const timeoutDays = [1, 7, 30] as const
export const exclusionMonths = [6, 12, 60] as const
