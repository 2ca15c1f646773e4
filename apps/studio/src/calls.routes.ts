/** The calls of the game's client: parsed by the contract, answered in the player's language. */
import type { Language } from '@perya/contract/language'
import {
  type StudioAnswer,
  type StudioCallName,
  type StudioInput,
  studioCalls,
  studioErrors,
} from '@perya/studio-contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { chainSeeds } from './flights/chain.ts'
import { listRounds } from './list-rounds.ts'
import { openGame } from './open-game.ts'
import { play, readBalance } from './play.ts'
import { findOpenRound } from './round.store.ts'
import { gameOf, viewRound } from './round-view.ts'
import { changeSeeds, seedsOf } from './seeds.ts'
import { findSession, type Session } from './session.store.ts'
import { cashOut, step } from './step.ts'
import type { Studio } from './studio.ts'
import { refusalOf, StudioError } from './studio-error.ts'

type Playing = Exclude<StudioCallName, 'open'>
type Handlers = {
  [N in Playing]: (studio: Studio, session: Session, input: StudioInput<N>) => Promise<StudioAnswer<N>>
}

const handlers: Handlers = {
  play,
  step,
  cashOut,
  seeds: (studio, session, choice) => {
    if (gameOf(session).rules.isShared) throw new StudioError('studio.choice')
    return changeSeeds(studio, session, choice)
  },
  rounds: (studio, session, { page }) => listRounds(studio, session, page),
  async balance(studio, session) {
    const [balance, seeds, openRound] = await Promise.all([
      readBalance(studio, session),
      gameOf(session).rules.isShared ? chainSeeds(studio) : seedsOf(studio, session),
      findOpenRound(studio.db, session, session.game),
    ])
    return { balance, seeds, openRound: openRound ? viewRound(studio, openRound) : null }
  },
}

export function mountCalls(studio: Studio, scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    const isUnreadable = (error as { statusCode?: number }).statusCode === 400
    // What the server around the studio refuses, such as too many calls, is its own to explain.
    if (!(error instanceof StudioError || isUnreadable)) throw error
    return refuse(studio, reply, isUnreadable ? new StudioError('studio.input') : error, undefined)
  })

  scope.post(studioCalls.open.path, async (request, reply) => {
    try {
      const input = studioCalls.open.input.safeParse(request.body)
      if (!input.success) throw new StudioError('studio.input')
      return await openGame(studio, input.data)
    } catch (error) {
      return refuse(studio, reply, error, undefined)
    }
  })

  for (const name of Object.keys(handlers) as Playing[]) {
    scope.post(studioCalls[name].path, async (request, reply) => {
      let language: Language | undefined
      try {
        const input = studioCalls[name].input.safeParse(request.body)
        if (!input.success) throw new StudioError('studio.input')
        const session = await findSession(studio.db, input.data.session)
        if (!session) throw new StudioError('studio.session')
        language = session.language
        return await handlers[name](studio, session, input.data as never)
      } catch (error) {
        return refuse(studio, reply, error, language)
      }
    })
  }
}

function refuse(
  { log }: Studio,
  reply: FastifyReply,
  error: unknown,
  language: Language | undefined,
): FastifyReply {
  const code = error instanceof StudioError ? error.code : 'studio.failed'
  if (code === 'studio.failed') log.error({ err: error }, 'a call of a game failed')
  return reply.code(studioErrors[code].status).send(refusalOf(code, language))
}
