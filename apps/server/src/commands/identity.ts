/** `npm run identity -- <merchant> …`, for reviewers: who members are, and who may not play. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { forgetPasskeys, listOpenSmsAlarms, settleSmsAlarm } from '#features/identity/index.ts'
import {
  correctPerson,
  listChecksToReview,
  listTooYoung,
  readCheck,
  refuseCheck,
  verifyCheck,
} from '#features/identity-check/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { countRestricted, loadRestricted } from '#features/protection/index.ts'
import { answerOperator } from './command.ts'
import { type Desk, deskCommand, table } from './desk.ts'

function toNumber(word: string | undefined): bigint {
  if (!/^[1-9]\d{0,17}$/.test(word ?? '')) throw new ChangeRefused(`${word} is no number of one.`)
  return BigInt(word as string)
}

async function describeWaiting(desk: Desk, merchant: string): Promise<string> {
  const waiting = await listChecksToReview(desk, merchant)
  if (waiting.length === 0) return `Nobody of ${merchant} waits for an identity check.`
  return table(
    waiting.map(({ id, sentAt, userName, documentKind }) => [
      String(id),
      sentAt.toISOString(),
      userName,
      documentKind,
    ]),
  )
}

async function describeTooYoung(desk: Desk, merchant: string): Promise<string> {
  const found = await listTooYoung(desk, merchant)
  if (found.length === 0) return `Nobody of ${merchant} is too young by the birth date they gave.`
  return table(found.map(({ userName, birthDate, until }) => [userName, birthDate, until.toISOString()]))
}

async function describeLists(desk: Desk): Promise<string> {
  const lists = await countRestricted(desk)
  if (lists.length === 0) return 'No list of restricted people is loaded.'
  return table(lists.map(({ list, count }) => [list, String(count)]))
}

async function describeSmsAlarms(desk: Desk, merchant: string): Promise<string> {
  const alarms = await listOpenSmsAlarms(desk, merchant)
  if (alarms.length === 0) return 'No alarm is open.'
  return table(
    alarms.map(({ id, merchant, perDay, raisedAt }) => [
      String(id),
      raisedAt.toISOString(),
      merchant ?? 'all sites',
      `${perDay} SMS a day reached`,
    ]),
  )
}

async function show(desk: Desk, merchant: string, id: bigint, folder: string): Promise<string> {
  const check = await readCheck(desk, merchant, id)
  await mkdir(folder, { recursive: true })
  const files = await Promise.all(
    check.pictures.map(async ({ side, webp }) => {
      const path = join(folder, `identity-${id}-${side}.webp`)
      // For the reviewer's eyes alone, also on a machine that several people use.
      await writeFile(path, webp, { mode: 0o600 })
      return path
    }),
  )
  return [
    `${check.userName}, ${check.sentAt.toISOString()}, ${check.state}${check.reason ? `: ${check.reason}` : ''}`,
    `Name: ${check.fullName}`,
    `Born: ${check.birthDate}`,
    `Document: ${check.documentKind} ${check.documentNumber}`,
    `Pictures: ${files.join(', ')}`,
  ].join('\n')
}

export const command = deskCommand('identity', {
  looks: {
    checks: describeWaiting,
    'too-young': describeTooYoung,
    restricted: describeLists,
    'sms-alarms': describeSmsAlarms,
  },
  acts: {
    show: {
      permission: 'identity.review',
      asks: ['number', 'folder'],
      run: (desk, { merchant }, [number, folder = '']) =>
        show(desk, merchant, toNumber(number), resolve(folder)),
    },
    verify: {
      permission: 'identity.review',
      asks: ['number'],
      async run(desk, by, [number]) {
        const lists = await verifyCheck(desk, { ...by, id: toNumber(number) })
        return lists.length === 0
          ? `${number} is verified.`
          : `${number} is verified; play stays closed, since the lists say: ${lists.join(', ')}.`
      },
    },
    refuse: {
      permission: 'identity.review',
      asks: ['number', 'reason'],
      async run(desk, by, [number, reason = '']) {
        await refuseCheck(desk, { ...by, id: toNumber(number), reason })
        return `${number} is refused, and the member reads why.`
      },
    },
    'forget-passkeys': {
      permission: 'identity.review',
      asks: ['user name'],
      async run(desk, { merchant }, [userName = '']) {
        await forgetPasskeys(desk, merchant, userName)
        return `${userName} has no passkeys now, hears of it and withdraws nothing for a day.`
      },
    },
    correct: {
      permission: 'identity.review',
      // Under this name the record leaves out what was typed.
      asks: ['user name', 'field', 'personalData'],
      async run(desk, { merchant }, [userName = '', field = '', personalData = '']) {
        await correctPerson(desk, { merchant, userName, field, personalData })
        return `The ${field} of ${userName} is corrected; they hear of it and withdraw nothing for a day.`
      },
    },
    'settle-sms': {
      permission: 'site.edit',
      asks: ['number', 'remark'],
      async run(desk, by, [number, remark = '']) {
        await settleSmsAlarm(desk, { ...by, id: toNumber(number), remark })
        return `${number} is settled.`
      },
    },
    // A list of restricted people holds at every merchant.
    restricted: {
      permission: 'identity.review',
      asks: ['list', 'file'],
      async run(desk, { operator }, [list = '', file = '']) {
        const text = await readFile(resolve(file), 'utf8').catch(() => {
          throw new ChangeRefused(`There is no file ${file} that could be read.`)
        })
        const { people, members } = await loadRestricted(desk, { list, text, operator })
        return `${list} has ${people} people now; ${members} members stand or stood on a list.`
      },
    },
  },
})

if (import.meta.main) await answerOperator(command)
