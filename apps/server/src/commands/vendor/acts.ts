/** What an operator changes about a vendor. */
import { readFileSync } from 'node:fs'
import { ChangeRefused } from '#features/merchants/index.ts'
import {
  addVendor,
  allowVendorAddresses,
  revokeVendorKey,
  rotateVendorKey,
  setRoundTimeout,
  settleVendorAlarm,
  setUnknownRollback,
  setVendorGame,
  setVendorMaintenance,
  setVendorUrl,
  vouchForTransfer,
} from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'

export type VendorAct = {
  /** What it is told, word by word; what stands in brackets may be left out, and dots stand for more words. */
  asks: readonly string[]
  run: (ctx: Context, code: string, said: readonly string[], operator: string) => Promise<string>
}

const settings: Record<string, VendorAct> = {
  add: {
    asks: ['<seamless or transfer>', '<name>…'],
    async run(ctx, code, [wallet = '', ...name]) {
      await addVendor(ctx, { code, wallet, name: name.join(' ') })
      return `${code} is there, and is refused from everywhere until it has addresses and a key.`
    },
  },
  url: {
    asks: ['<address or none>'],
    async run(ctx, code, [url = '']) {
      await setVendorUrl(ctx, code, url)
      return url === 'none' ? `${code} is called nowhere.` : `${code} is called at ${url}.`
    },
  },
  'round-timeout': {
    asks: ['<seconds>'],
    async run(ctx, code, [seconds = '']) {
      await setRoundTimeout(ctx, code, seconds)
      return `${code} is asked about rounds that stay open for ${seconds} seconds.`
    },
  },
  'unknown-rollback': {
    asks: ['<ok or not-found>'],
    async run(ctx, code, [answer = '']) {
      if (answer !== 'ok' && answer !== 'not-found') throw new ChangeRefused('The answer is ok or not-found.')
      await setUnknownRollback(ctx, code, answer === 'ok')
      return `A rollback of a bet that never came is answered ${answer === 'ok' ? 'OK' : 'TX_NOT_FOUND'}.`
    },
  },
  addresses: {
    asks: ['<addresses, with commas>'],
    async run(ctx, code, [addresses = '']) {
      await allowVendorAddresses(ctx, code, addresses.split(','))
      return `${code} may call from ${addresses}.`
    },
  },
}

const keys: Record<string, VendorAct> = {
  'rotate-key': {
    asks: ['<merchant>', '[file with the vendor’s public key]'],
    async run(ctx, code, [brand = '', file]) {
      const publicKey = file === undefined ? undefined : readKey(file)
      const { keyId, secret, olderEndAt } = await rotateVendorKey(ctx, { code, brand, publicKey })
      return [
        `The key ${keyId} of ${code} for ${brand} works from now on; older ones end at ${olderEndAt.toISOString()}.`,
        ...(secret === undefined ? [] : [`Its secret is shown this once: ${secret}`]),
      ].join('\n')
    },
  },
  'end-key': {
    asks: ['<merchant>', '<key id>'],
    async run(ctx, code, [brand = '', keyId = '']) {
      await revokeVendorKey(ctx, { code, brand, keyId })
      return `The key ${keyId} of ${code} for ${brand} has ended.`
    },
  },
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ChangeRefused(`The file ${file} cannot be read.`)
  }
}

const switches: Record<string, VendorAct> = {
  maintenance: {
    asks: ['<on or off>'],
    async run(ctx, code, [typed]) {
      const isInMaintenance = isOn(typed)
      await setVendorMaintenance(ctx, code, isInMaintenance)
      return isInMaintenance
        ? `${code} takes no more bets; what was staked is still settled.`
        : `${code} may be played again.`
    },
  },
  game: {
    asks: ['<on or off>', '<game code>', '[reason]…'],
    async run(ctx, code, [typed, gameCode = '', ...why]) {
      const reason = why.join(' ') || 'by an operator'
      await setVendorGame(ctx, { code, gameCode, isOpen: isOn(typed), reason })
      return `${gameCode} of ${code} is now ${typed}.`
    },
  },
}

function isOn(typed: string | undefined): boolean {
  if (typed !== 'on' && typed !== 'off') throw new ChangeRefused('A switch is on or off.')
  return typed === 'on'
}

const alarms: Record<string, VendorAct> = {
  settle: {
    asks: ['<alarm>', '<remark>…'],
    async run(ctx, code, [alarm = '']) {
      await settleVendorAlarm(ctx, code, alarm)
      return `${alarm} is settled; what still hangs is raised again.`
    },
  },
}

const transfers: Record<string, VendorAct> = {
  'transfer-done': {
    asks: ['<reference>', '<amount>', '<reason>…'],
    run: (ctx, code, [reference = '', amount = ''], operator) =>
      vouch(ctx, { vendorCode: code, reference, operator, finding: { state: 'done', amount } }),
  },
  'transfer-failed': {
    asks: ['<reference>', '<reason>…'],
    run: (ctx, code, [reference = ''], operator) =>
      vouch(ctx, { vendorCode: code, reference, operator, finding: { state: 'failed' } }),
  },
}

async function vouch(ctx: Context, asked: Parameters<typeof vouchForTransfer>[1]): Promise<string> {
  const { reference, operator, finding } = asked
  const isBooked = await vouchForTransfer(ctx, asked)
  return isBooked
    ? `${reference} is booked as ${finding.state}.`
    : `${operator} says ${reference} is ${finding.state}; it is booked once another operator says the same.`
}

export const vendorActs = { ...settings, ...keys, ...switches, ...alarms, ...transfers }
