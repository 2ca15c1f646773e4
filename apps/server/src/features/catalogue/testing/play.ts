/** A vendor that plays a launched game: it trades the token of the address and sends the calls of a round. */
import { randomUUID } from 'node:crypto'
import { type VendorAnswer, type VendorCallName, vendorCalls } from '@perya/contract/vendor'
import { demoIdentity, sendCall, signCall } from '@perya/vendor-protocol'
import { demoMerchant } from '#features/merchants/index.ts'
import type { TestApp } from '#testing/test-app.ts'
import { offerGames } from '../index.ts'

export const offered = {
  vendor: 'PERYA',
  launchUrl: '/studio/{game}?token={token}&mode={mode}&lang={language}',
}

/** Opens the house's games, as the studio does when it starts. */
export function offerHouseGames({ ctx }: TestApp, gameCodes: readonly string[]): Promise<void> {
  return offerGames(ctx.db, { ...offered, gameCodes })
}

export async function openPlay({ app }: TestApp) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const identity = demoIdentity({ vendor: offered.vendor, brand: demoMerchant }, 'hmac-sha256')

  async function send(name: VendorCallName, content: object): Promise<VendorAnswer> {
    const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...content }))
    const outcome = await sendCall(url, signCall(identity, vendorCalls[name].path, body), 20_000)
    if (!outcome.isKnown) throw new Error(`no answer: ${outcome.reason}`)
    return outcome.answer
  }

  return {
    send,
    /** Who plays, as every further call says it. */
    async enter(address: string, gameCode: string) {
      const launchToken = new URL(address, url).searchParams.get('token')
      const { status, playerId, sessionToken, currency } = await send('authenticate', {
        launchToken,
        gameCode,
      })
      return { status, player: { playerId, sessionToken, currency, gameCode } }
    },
  }
}
