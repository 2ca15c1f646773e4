import { merchantEndpoints } from './merchants.ts'

/** Every call the platform answers, joined from the lists that stand beside each noun. */
export const endpoints = {
  ...merchantEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
