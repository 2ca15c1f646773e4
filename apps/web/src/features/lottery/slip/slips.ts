/** The slips of this device, one for each lottery; they outlive the screen and the page. */
import type { RoomType } from '@perya/contract/lottery'
import type { orderLinesMax } from '@perya/contract/lottery-orders'
import { readText, removeText, writeText } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'
import type { Slip, SlipLine } from './slip.rules.ts'

const storageKey = 'lotterySlips'
export const slipLinesMax: typeof orderLinesMax = 100

type Slips = Readonly<Record<string, Slip>>

export const slips = createStore<Slips>(kept())

function kept(): Slips {
  try {
    return JSON.parse(readText('localStorage', storageKey) ?? '{}') as Slips
  } catch {
    return {}
  }
}

function keep(next: Slips): void {
  slips.set(next)
  if (Object.keys(next).length === 0) removeText('localStorage', storageKey)
  else writeText('localStorage', storageKey, JSON.stringify(next))
}

/** Any change makes it another order. */
const changed = (slip: Omit<Slip, 'requestKey'>): Slip => ({ ...slip, requestKey: crypto.randomUUID() })

export function addLine(
  code: string,
  line: Omit<SlipLine, 'id'>,
  on: { issueNo: string; roomType: RoomType },
): void {
  const slip = slips.get()[code]
  const others = slip && slip.roomType === on.roomType ? slip.lines : []
  // Lines picked for an issue stay with it until the player agrees to another.
  const issueNo = others.length > 0 && slip ? slip.issueNo : on.issueNo
  const added = { ...line, id: crypto.randomUUID() }
  keep({ ...slips.get(), [code]: changed({ issueNo, roomType: on.roomType, lines: [...others, added] }) })
}

/** Whether the slip of a lottery has lines for another draw or room, which new ones would join or replace. */
export function isSlipForOther(code: string, on: { issueNo: string; roomType: RoomType }): boolean {
  const slip = slips.get()[code]
  return slip !== undefined && (slip.issueNo !== on.issueNo || slip.roomType !== on.roomType)
}

export function changeLine(code: string, id: string, change: Partial<Omit<SlipLine, 'id'>>): void {
  const slip = slips.get()[code]
  if (!slip) return
  const lines = slip.lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  keep({ ...slips.get(), [code]: changed({ ...slip, lines }) })
}

export function removeLines(code: string, removed: readonly Pick<SlipLine, 'id'>[]): void {
  const slip = slips.get()[code]
  if (!slip) return
  const lines = slip.lines.filter(({ id }) => !removed.some((line) => line.id === id))
  if (lines.length === 0) clearSlip(code)
  else keep({ ...slips.get(), [code]: changed({ ...slip, lines }) })
}

/** The player agreed to bet on another issue. */
export function moveSlip(code: string, issueNo: string): void {
  const slip = slips.get()[code]
  if (slip) keep({ ...slips.get(), [code]: changed({ ...slip, issueNo }) })
}

export function clearSlip(code: string): void {
  const { [code]: _cleared, ...others } = slips.get()
  keep(others)
}
