import { defaultLanguage, Language } from '@perya/contract/language'
import type { StudioAnswer, StudioInput } from '@perya/studio-contract'
import { chainSeeds } from './flights/chain.ts'
import { repertoire } from './games/repertoire.ts'
import { infoWithin, limitsOf } from './operate/limits.ts'
import { findOpenRound } from './round.store.ts'
import { viewRound } from './round-view.ts'
import { seedsOf } from './seeds.ts'
import { insertSession, type Session } from './session.store.ts'
import type { Studio } from './studio.ts'
import { StudioError } from './studio-error.ts'

/** Trades the launch token at the wallet, once, for a session of one game. */
export async function openGame(
  studio: Studio,
  { token, game: code, language: launchedIn }: StudioInput<'open'>,
): Promise<StudioAnswer<'open'>> {
  const game = repertoire.get(code)
  if (!game) throw new StudioError('studio.game')
  const outcome = await studio.wallet.authenticate(game.vendor, token, code)
  if (!outcome.isKnown) throw new StudioError('studio.failed')
  const { status, playerId, sessionToken, currency, balance, language, isPlayMoney } = outcome.answer
  if (status !== 'OK' || !playerId || !sessionToken || !currency || balance === undefined) {
    throw new StudioError('studio.session')
  }
  const session: Session = {
    brand: studio.brand,
    playerId,
    vendor: game.vendor,
    game: code,
    walletSession: sessionToken,
    currency,
    language: launchedIn ?? Language.catch(defaultLanguage).parse(language),
    isTrial: isPlayMoney === true,
  }
  const seeds = game.rules.isShared ? await chainSeeds(studio) : await seedsOf(studio, session)
  const openRound = await findOpenRound(studio.db, session, code)
  return {
    session: await insertSession(studio.db, session),
    player: { currency, balance, isTrial: session.isTrial, language: session.language },
    game: infoWithin(game.info(session.language), await limitsOf(studio, game), game.levels),
    seeds,
    openRound: openRound ? viewRound(studio, openRound) : null,
  }
}
