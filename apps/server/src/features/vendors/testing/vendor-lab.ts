import { randomUUID } from 'node:crypto'
import type { VendorAnswer, VendorCallName, VendorInput } from '@perya/contract/vendor'
import { vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { formatAmount, parseAmount } from '@perya/money'
import {
  type CallOutcome,
  demoIdentity,
  type SigningOptions,
  sendCall,
  signCall,
  type VendorIdentity,
} from '@perya/vendor-protocol'
import { demoMerchant, merchantsFeature } from '#features/merchants/index.ts'
import {
  auditLedger,
  openHouseAccount,
  openMemberAccounts,
  postTransfer,
  readBalances,
  walletFeature,
} from '#features/wallet/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { vendorsFeature } from '../index.ts'
import { studioVendor } from '../seed-demo.ts'

export type LabPlayer = { playerId: string; sessionToken: string; currency: string; gameCode: string }

/** Fields every test would repeat, filled in. */
type Loose<N extends VendorCallName> = Partial<VendorInput<N>>

export type VendorLab = Awaited<ReturnType<typeof openVendorLab>>

/** The wallet protocol over real HTTP, with players to order. */
export async function openVendorLab(context?: Parameters<typeof openTestApp>[0]) {
  const opened: TestApp = await openTestApp({
    features: [merchantsFeature, walletFeature, vendorsFeature],
    ...context,
  })
  const anyPort = { host: '127.0.0.1', port: 0 }
  const url = await opened.app.listen(anyPort)
  const vendorUrl = await opened.app.vendorListener.listen(anyPort)
  const studio = demoIdentity({ vendor: studioVendor, brand: demoMerchant }, 'hmac-sha256')

  const send = (
    path: string,
    body: unknown,
    identity: VendorIdentity = studio,
    signing?: SigningOptions,
  ): Promise<CallOutcome> =>
    sendCall(vendorUrl, signCall(identity, path, Buffer.from(JSON.stringify(body)), signing), 20_000)

  async function answerOf(outcome: Promise<CallOutcome>): Promise<VendorAnswer> {
    const seen = await outcome
    if (!seen.isKnown) throw new Error(`no answer: ${seen.reason}`)
    return seen.answer
  }

  /** Cash and bonus apart, as the ledger has it. */
  async function split(player: LabPlayer): Promise<[cash: bigint, bonus: bigint]> {
    const [balance] = await readBalances(opened.ctx.db, [BigInt(player.playerId)])
    return [balance?.cash ?? 0n, balance?.bonus ?? 0n]
  }

  return {
    ...opened,
    url,
    vendorUrl,
    databaseUrl: opened.url,
    studio,
    send,
    answerOf,

    /** A member with a balance and a live game session. */
    async player(balance: string, gameCode = 'perya-color'): Promise<LabPlayer> {
      const made = await answerOf(
        send(vendorSandboxCalls.player.path, { requestId: randomUUID(), gameCode, balance }),
      )
      const launched = await answerOf(
        send(vendorCalls.authenticate.path, {
          requestId: randomUUID(),
          launchToken: made.launchToken,
          gameCode,
        }),
      )
      return {
        playerId: made.playerId as string,
        sessionToken: launched.sessionToken as string,
        currency: launched.currency as string,
        gameCode,
      }
    },

    /** Sends a call for a player; ids that are left out are new ones. */
    call<N extends VendorCallName>(name: N, player: LabPlayer, input: Loose<N>): Promise<VendorAnswer> {
      return answerOf(send(vendorCalls[name].path, { requestId: randomUUID(), ...player, ...input }))
    },

    endSessions: (player: LabPlayer) =>
      answerOf(
        send(vendorSandboxCalls.endsession.path, { requestId: randomUUID(), playerId: player.playerId }),
      ),

    async giveBonus(player: LabPlayer, amount: string, key = `bonus:${player.playerId}`): Promise<void> {
      await opened.ctx.db.transaction().execute(async (tx) => {
        const merchant = demoMerchant
        const { bonus } = await openMemberAccounts(tx, { memberId: BigInt(player.playerId), merchant })
        const demo = await openHouseAccount(tx, { kind: 'demo', merchant, name: 'opening balances' })
        await postTransfer(tx, {
          key,
          kind: 'demo_funding',
          legs: [
            { account: bonus, amount: pesos(amount) },
            { account: demo, amount: -pesos(amount) },
          ],
        })
      })
    },

    split,

    /** Cash, what is on its way to a vendor, and what is there. */
    async purse(memberId: bigint): Promise<string[]> {
      const [balance] = await readBalances(opened.ctx.db, [memberId])
      return [balance?.cash ?? 0n, balance?.inTransit ?? 0n, balance?.atVendors ?? 0n].map(formatAmount)
    },

    /** Cash and bonus together, as the ledger has it. */
    async balanceOf(player: LabPlayer): Promise<bigint> {
      const [cash, bonus] = await split(player)
      return cash + bonus
    },

    audit: () => auditLedger(opened.ctx),
  }
}

export const pesos = parseAmount
