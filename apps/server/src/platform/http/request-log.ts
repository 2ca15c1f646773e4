import type { FastifyBaseLogger } from 'fastify'

/**
 * A call's own log, made when the call first has something to say.
 *
 * Most calls never do: their one line about the answer is written without it.
 */
export class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #made: FastifyBaseLogger | undefined
  level: string

  constructor(parent: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
    this.level = parent.level
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }

  fatal(...said: Said): void {
    this.#log.fatal(...said)
  }

  error(...said: Said): void {
    this.#log.error(...said)
  }

  warn(...said: Said): void {
    this.#log.warn(...said)
  }

  info(...said: Said): void {
    this.#log.info(...said)
  }

  debug(...said: Said): void {
    this.#log.debug(...said)
  }

  trace(...said: Said): void {
    this.#log.trace(...said)
  }

  silent(): void {}

  child(bindings: Record<string, unknown>): FastifyBaseLogger {
    return this.#log.child(bindings)
  }
}

type Said = [fields: unknown, text?: string]
