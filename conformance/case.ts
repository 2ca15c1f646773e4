import type { Target } from './target.ts'

export type Case = {
  name: string
  /** Throws when the target does not hold the rule. */
  run: (target: Target, options: KitOptions) => Promise<void>
}

export type KitOptions = { seed: number; replays: number }
