import type { Endpoint } from '@perya/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller, MemberCaller, OperatorCaller } from './caller.ts'

/** The few answers that need more than a value (a cookie, a stream) reach for these. */
export type Http = { request: FastifyRequest; reply: FastifyReply }

export type Route = {
  endpoint: Endpoint
  run: (input: never, caller: never, http: Http) => Promise<unknown> | unknown
}

type Answer<O extends z.ZodType> = Promise<z.input<O>> | z.input<O>

/** Binds one endpoint of the contract to the use case that answers it. */
export function route<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O> & { access: 'anyone' },
  run: (input: z.output<I>, caller: Caller, http: Http) => Answer<O>,
): Route {
  return { endpoint, run }
}

/** The same for endpoints that ask for a session: the caller is signed in. */
export function memberRoute<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O> & { access: 'session' | 'member' | 'agent' },
  run: (input: z.output<I>, caller: MemberCaller, http: Http) => Answer<O>,
): Route {
  return { endpoint, run }
}

/** The same for operators' endpoints: the caller is an operator who has the endpoint's permission. */
export function operatorRoute<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O> & { access: 'operator' },
  run: (input: z.output<I>, caller: OperatorCaller, http: Http) => Answer<O>,
): Route {
  return { endpoint, run }
}
