/** What an operator changes about a vendor. */
import { readFileSync } from 'node:fs'
import type { Permission } from '@perya/contract/permissions'
import { ChangeRefused } from '#features/merchants/index.ts'
import { listOperators } from '#features/operators/index.ts'
import {
  addVendor,
  allowVendorAddresses,
  resumeVendorKind,
  revokeVendorKey,
  rotateVendorKey,
  setRoundTimeout,
  settleVendorAlarm,
  setUnknownRollback,
  setVendorGame,
  setVendorLimit,
  setVendorMaintenance,
  setVendorUrl,
  vouchForTransfer,
} from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'

type Signed = { operator: string; merchant: string }

export type VendorAct = {
  /** What it is told, word by word; what stands in brackets may be left out, and dots stand for more words. */
  asks: readonly string[]
  /** Left out where it changes the vendor and no member's money. */
  permission?: Permission
  run: (ctx: Context, code: string, said: readonly string[], by: Signed) => Promise<string>
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

/** As for corrections: what came back from a vendor is whatever is typed. */
const vouching: Permission = 'wallet.adjust'

const transfers: Record<string, VendorAct> = {
  'transfer-done': {
    asks: ['<reference>', '<amount>', '<reason>…'],
    permission: vouching,
    run: (ctx, code, [reference = '', amount = ''], by) =>
      vouch(ctx, by, { vendorCode: code, reference, finding: { state: 'done', amount } }),
  },
  'transfer-failed': {
    asks: ['<reference>', '<reason>…'],
    permission: vouching,
    run: (ctx, code, [reference = ''], by) =>
      vouch(ctx, by, { vendorCode: code, reference, finding: { state: 'failed' } }),
  },
}

const limits: Record<string, VendorAct> = {
  limit: {
    asks: ['<promo, correction, win or net>', '<amount>', '<reason>…'],
    permission: vouching,
    async run(ctx, code, [kind = '', amount = ''], { operator, merchant }) {
      const vouchers = await listVouchers(ctx, merchant)
      return (await setVendorLimit(ctx, { code, kind, amount, operator, vouchers }))
        ? `The limit ${kind} of ${code} is ${amount}.`
        : `${operator} says ${amount} for ${kind} of ${code}; it stands once another operator says the same.`
    },
  },
  resume: {
    asks: ['<promo, correction or net>', '<reason>…'],
    permission: vouching,
    async run(ctx, code, [kind = ''], { operator, merchant }) {
      const vouchers = await listVouchers(ctx, merchant)
      return (await resumeVendorKind(ctx, { code, kind, operator, vouchers }))
        ? `${kind} of ${code} goes on.`
        : `${operator} says that ${kind} of ${code} may go on; it does once another operator says the same.`
    },
  },
}

async function listVouchers(ctx: Context, merchant: string): Promise<string[]> {
  return (await listOperators(ctx, merchant))
    .filter(({ isLocked, permissions }) => !isLocked && permissions.includes(vouching))
    .map(({ name }) => name)
}

async function vouch(
  ctx: Context,
  { operator, merchant }: Signed,
  asked: Omit<Parameters<typeof vouchForTransfer>[1], 'operator' | 'vouchers'>,
): Promise<string> {
  const { reference, finding } = asked
  const vouchers = await listVouchers(ctx, merchant)
  const isBooked = await vouchForTransfer(ctx, { ...asked, operator, vouchers })
  return isBooked
    ? `${reference} is booked as ${finding.state}.`
    : `${operator} says ${reference} is ${finding.state}; it is booked once another operator says the same.`
}

export const vendorActs = { ...settings, ...keys, ...switches, ...alarms, ...limits, ...transfers }
