import type { FastifyBaseLogger } from 'fastify'

type Said = [fields: unknown, text?: string]

/**
 * A call's own logger, made when the call first logs something.
 *
 * Most calls log nothing: the one line about the answer is written without it.
 */
export class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #reqId: string
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, reqId: string) {
    this.#parent = parent
    this.#reqId = reqId
  }

  get level(): string {
    return this.#parent.level
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child({ reqId: this.#reqId })
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
