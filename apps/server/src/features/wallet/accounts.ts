/** Whose money is where. An account that has to be there and is not is a mistake of ours, and ends the call. */
import type { Db } from '#platform/db.ts'
import {
  type AccountKind,
  type AccountRow,
  listBalancesAtVendors,
  listOwned,
  listPurses,
  type MoneyAtVendor,
  openAccount,
  openOwned,
  type Purse,
} from './account.store.ts'

const memberKinds = {
  cash: 'member_cash',
  bonus: 'member_bonus',
  held: 'member_held',
  inTransit: 'in_transit',
} as const satisfies Record<string, AccountKind>

/** Accounts of the house. A pool never pays more than it holds; the others have no floor. */
export type HouseAccountKind = Exclude<
  AccountKind,
  (typeof memberKinds)[keyof typeof memberKinds] | 'at_vendor'
>

export type MemberAccounts = Record<keyof typeof memberKinds, bigint> & { currency: string }

/** Opens a member's accounts in the merchant's currency, or finds them. */
export async function openMemberAccounts(
  db: Db,
  { memberId, merchant }: { memberId: bigint; merchant: string },
): Promise<MemberAccounts> {
  return accountsOf(memberId, await openOwned(db, { memberId, merchant, kinds: Object.values(memberKinds) }))
}

export async function findMemberAccounts(db: Db, memberId: bigint): Promise<MemberAccounts> {
  return accountsOf(memberId, await listOwned(db, memberId))
}

/** The accounts of many members, for a caller that pays all of them at once; nobody is asked for nobody. */
export async function listMemberAccounts(db: Db, memberIds: readonly bigint[]): Promise<Purse[]> {
  return memberIds.length === 0 ? [] : listPurses(db, memberIds)
}

function accountsOf(memberId: bigint, rows: readonly AccountRow[]): MemberAccounts {
  const idOf = (kind: AccountKind) => {
    const row = rows.find((candidate) => candidate.kind === kind)
    if (!row) throw new Error(`member ${memberId} has no ${kind} account`)
    return row.id
  }
  return {
    cash: idOf(memberKinds.cash),
    bonus: idOf(memberKinds.bonus),
    held: idOf(memberKinds.held),
    inTransit: idOf(memberKinds.inTransit),
    currency: rows[0]?.currency ?? '',
  }
}

/** Opens the account for a member's money at a vendor that keeps balances, or finds it. */
export function openAccountAtVendor(
  db: Db,
  { memberId, merchant, vendor }: { memberId: bigint; merchant: string; vendor: string },
): Promise<bigint> {
  return opened(db, { kind: 'at_vendor', merchant, owner: memberId, name: vendor })
}

/** Opens an account of the house in the merchant's currency, or finds it. */
export function openHouseAccount(
  db: Db,
  { kind, merchant, name = '' }: { kind: HouseAccountKind; merchant: string; name?: string },
): Promise<bigint> {
  return opened(db, { kind, merchant, owner: null, name })
}

async function opened(db: Db, account: Parameters<typeof openAccount>[1]): Promise<bigint> {
  const id = await openAccount(db, account)
  if (id === undefined) throw new Error(`there is no merchant ${account.merchant}`)
  return id
}

/** Money that went to vendors and has not come back; its wins and losses are known when it does. */
export function listMoneyAtVendors(db: Db, memberId: bigint): Promise<MoneyAtVendor[]> {
  return listBalancesAtVendors(db, memberId)
}
