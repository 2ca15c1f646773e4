/** `npm run vendor -- <code> …`, for operators: how a vendor is set up, whether it may be played, and its alarms. */
import { formatAmount } from '@perya/money'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import { actByCommand } from '#features/operators/index.ts'
import {
  describeVendor,
  listOpenTransfers,
  listVendorAlarms,
  listVendorLimits,
  type OpenTransfer,
  type VendorFacts,
  type VendorLimit,
} from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import { describeDetail } from './alarm-detail.ts'
import { answerOperator } from './command.ts'
import { atDesk, table } from './desk.ts'
import { vendorActs } from './vendor/acts.ts'
import { lineOf, readSignedWords } from './vendor/signed-words.ts'

const usage = [
  'Usage:',
  '  npm run vendor -- <code> show',
  '  npm run vendor -- <code> alarms',
  ...Object.entries(vendorActs).map(([name, act]) => `  ${lineOf('<code>', name, act)}`),
].join('\n')

async function run(ctx: Context, [code = '', action = '', ...words]: string[]): Promise<string> {
  if (action === 'show' && words.length === 0) {
    const vendor = await describeVendor(ctx, code)
    return describe(vendor, await listVendorLimits(ctx, code), await listOpenTransfers(ctx, code))
  }
  if (action === 'alarms' && words.length === 0) return describeAlarms(ctx, code)
  const act = Object.hasOwn(vendorActs, action) ? vendorActs[action] : undefined
  if (!act) throw new ChangeRefused(usage)
  const { said, operator, merchant } = readSignedWords(act, words, lineOf(code, action, act))
  await assertDefault(ctx, merchant)
  const signed = { merchant, operator, call: `command vendor ${action}`, input: { vendor: code, said } }
  return actByCommand(ctx, { ...signed, permission: act.permission ?? 'vendors.configure' }, () =>
    act.run(ctx, code, said, { operator, merchant }),
  )
}

async function assertDefault({ db }: Context, code: string): Promise<void> {
  const { isDefault } = await readMerchant(db, code)
  if (!isDefault) throw new ChangeRefused(`Vendors are every merchant's, and ${code} is not the default one.`)
}

async function describeAlarms(ctx: Context, code: string): Promise<string> {
  const alarms = await listVendorAlarms(ctx, code)
  if (alarms.length === 0) return `No alarm of ${code} is open.`
  return table(
    alarms.map(({ id, createdAt, reason, memberId, subject, detail }) => [
      String(id),
      createdAt.toISOString(),
      reason,
      memberId === null ? '' : `member ${memberId}`,
      subject,
      describeDetail(detail),
    ]),
  )
}

function describe(
  { keys, ...vendor }: VendorFacts,
  limits: readonly VendorLimit[],
  openTransfers: readonly OpenTransfer[],
): string {
  const line = (name: string, value: string) => `${name.padEnd(18)}${value}`
  // A key without an end ends at infinity, which is a number.
  const endOf = (value: Date | number) =>
    value instanceof Date ? `until ${value.toISOString()}` : 'without end'
  return [
    line('code', vendor.code),
    line('name', vendor.name),
    line('wallet', vendor.wallet),
    line('maintenance', vendor.is_enabled ? 'off' : 'on'),
    line('url', vendor.base_url ?? 'none: it is never asked anything'),
    line('round timeout', `${vendor.round_timeout_seconds} seconds`),
    line('unknown rollback', vendor.unknown_rollback_ok ? 'ok' : 'not-found'),
    line('addresses', vendor.allowed_ips.join(',') || 'none: every call is refused'),
    ...keys.map((key) =>
      line(
        'key',
        `${key.key_id} for ${key.merchant}, ${key.algorithm}, from ${key.starts_at.toISOString()}, ${endOf(key.ends_at)}`,
      ),
    ),
    ...limits.map((limit) => line(`limit ${limit.kind}`, describeLimit(limit))),
    ...openTransfers.map((transfer) => line('open transfer', describeTransfer(transfer))),
  ].join('\n')
}

function describeLimit({ kind, cap, used, stoppedAt, claimedCap, claimedBy }: VendorLimit): string {
  return [
    kind === 'win' ? formatAmount(cap) : `${formatAmount(cap)} a day, ${formatAmount(used)} today`,
    ...(stoppedAt === null ? [] : [`stopped since ${stoppedAt.toISOString()}`]),
    ...(claimedBy === null
      ? []
      : [`${claimedBy} says ${claimedCap === null ? 'resume' : formatAmount(claimedCap)}`]),
  ].join(', ')
}

function describeTransfer(transfer: OpenTransfer): string {
  const { reference, amount, there, memberId, merchant, ageMs, claimedState, claimedAmount, claimedBy } =
    transfer
  const what =
    amount === null
      ? `what is left of ${formatAmount(there)} back from the vendor`
      : `${formatAmount(amount)} to the vendor`
  const claim = claimedAmount === null ? claimedState : `${claimedState} ${formatAmount(claimedAmount)}`
  return [
    `${reference}: ${what}, for member ${memberId} of ${merchant}, ${Math.floor(ageMs / 60_000)} minutes old`,
    ...(claimedBy === null ? [] : [`${claimedBy} says ${claim}`]),
  ].join(', ')
}

/** Uses the database the servers use; starts the embedded one when none of them runs. */
export const command = atDesk(run)

if (import.meta.main) await answerOperator(command)
