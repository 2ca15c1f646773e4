/** `npm run lottery -- …`, for operators: switches and rooms of a merchant, and draws that need people. */
import { type RoomType, roomTypes } from '@perya/contract/lottery'
import type { Permission } from '@perya/contract/permissions'
import { parseAmount } from '@perya/money'
import {
  assertRulesOnDraws,
  changeRoom,
  listOpenAlarms,
  offerLotteries,
  proposeCorrection,
  proposeVoid,
  type RoomChange,
  reportResult,
  settleAgain,
  switchLottery,
  switchPlayer,
  takeBackResult,
  withdrawProposal,
} from '#features/lottery/index.ts'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import { actByCommand } from '#features/operators/index.ts'
import { describeDetail } from './alarm-detail.ts'
import { answerOperator } from './command.ts'
import { atDesk, type Desk } from './desk.ts'

const usage = `Usage:
  npm run lottery -- <merchant> offer by <operator>
  npm run lottery -- <merchant> stop|open <lottery or all> <reason> by <operator>
  npm run lottery -- <merchant> stop|open player <user name> <reason> by <operator>
  npm run lottery -- <merchant> room <lottery> <free, vip or charged> <name>=<value>… <reason> by <operator>
  npm run lottery -- <merchant> draw alarms
  npm run lottery -- <merchant> draw result <lottery> <issue> <numbers, with commas> by <operator>
  npm run lottery -- <merchant> draw take-back <lottery> <issue> by <operator>
  npm run lottery -- <merchant> draw void <lottery> <issue> <reason> by <operator>
  npm run lottery -- <merchant> draw correct <lottery> <issue> <numbers, with commas> <reason> by <operator>
  npm run lottery -- <merchant> draw withdraw <lottery> <issue> by <operator>
  npm run lottery -- <merchant> draw settle <lottery> <issue> by <operator>`

/** What each action may only be done by, since the second of two words has to be another person's. */
const asks: Record<string, Permission> = {
  offer: 'lottery.configure',
  stop: 'lottery.configure',
  open: 'lottery.configure',
  room: 'lottery.configure',
  draw: 'lottery.rule',
}

async function run(desk: Desk, [merchant = '', action = '', ...words]: string[]): Promise<string> {
  if (action === 'draw' && words.join(' ') === 'alarms') {
    await readMerchant(desk.db, merchant)
    return describeAlarms(desk)
  }
  const permission = Object.hasOwn(asks, action) ? asks[action] : undefined
  const [operator = '', by] = words.toReversed()
  if (!permission || by !== 'by') throw new ChangeRefused(usage)
  const said = words.slice(0, -2)
  const call = `command lottery ${action}`
  return actByCommand(desk, { merchant, operator, permission, call, input: { said } }, () =>
    action === 'draw'
      ? rule(desk, said, { merchant, operator })
      : change(desk, { merchant, action, operator }, said),
  )
}

async function change(
  desk: Desk,
  { merchant, action, operator }: Record<'merchant' | 'action' | 'operator', string>,
  said: readonly string[],
): Promise<string> {
  if (action === 'offer' && said.length === 0) {
    return `${merchant} offers ${await offerLotteries(desk, merchant)} more lotteries.`
  }
  const isOpen = action === 'open'
  if (action === 'stop' || isOpen) {
    const [first = '', ...rest] = said
    if (first === 'player') {
      const [userName = '', ...why] = rest
      await switchPlayer(desk, { merchant, userName, isOpen, reason: reasonOf(why), operator })
      return isOpen
        ? `${userName} may play again.`
        : `${userName} places no more bets; open ones are settled.`
    }
    const code = first === 'all' ? '*' : first
    await switchLottery(desk, { merchant, code, isOpen, reason: reasonOf(rest), operator })
    return `${merchant} ${isOpen ? 'takes bets on' : 'takes no more bets on'} ${first}.`
  }
  if (action === 'room') {
    const [code = '', roomType = '', ...rest] = said
    if (!roomTypes.includes(roomType as RoomType)) throw new ChangeRefused(usage)
    const named = { merchant, code, roomType: roomType as RoomType, operator }
    const changes = rest.filter((word) => /^[a-zA-Z]+=/.test(word))
    const reason = reasonOf(rest.filter((word) => !changes.includes(word)))
    await changeRoom(desk, { ...named, reason }, readChange(changes))
    return `The ${roomType} room of ${code} is changed; orders that were placed keep their odds.`
  }
  throw new ChangeRefused(usage)
}

async function rule(
  desk: Desk,
  said: readonly string[],
  { merchant, operator }: Record<'merchant' | 'operator', string>,
): Promise<string> {
  await assertRulesOnDraws(desk, merchant)
  const [action, code = '', issueNo = '', ...rest] = said
  const named = { code, issueNo, operator }
  if (action === 'result' && rest.length === 1) {
    const { sources, isAgreed } = await reportResult(desk, { ...named, result: numbersOf(rest[0]) })
    if (!isAgreed) return 'This is not what another said; nothing is paid until all who spoke agree.'
    return sources > 1
      ? 'Two agree; it is paid in a minute.'
      : 'Taken down; it counts once another says so too.'
  }
  if (action === 'take-back' && rest.length === 0) {
    await takeBackResult(desk, named)
    return 'Taken back; say what came out when you know.'
  }
  if (action === 'void') {
    const answer = await proposeVoid(desk, { ...named, reason: reasonOf(rest) })
    return answer === 'decided'
      ? 'Void; every stake goes back.'
      : 'Proposed; another operator has to say so too.'
  }
  if (action === 'correct') {
    const [numbers, ...why] = rest
    const answer = await proposeCorrection(desk, {
      ...named,
      result: numbersOf(numbers),
      reason: reasonOf(why),
    })
    return answer === 'decided' ? 'It is settled again.' : 'Proposed; another operator has to say so too.'
  }
  if (action === 'withdraw' && rest.length === 0) {
    await withdrawProposal(desk, named)
    return 'Taken back.'
  }
  if (action === 'settle' && rest.length === 0) {
    await settleAgain(desk, named)
    return 'It is settled again, if the programs agree.'
  }
  throw new ChangeRefused(usage)
}

function reasonOf(words: readonly string[]): string {
  const reason = words.join(' ').trim()
  if (reason.length < 3) throw new ChangeRefused('Say why, in a few words.')
  return reason
}

const numbersOf = (text = '') => text.split(',')

/** `prizeGroup=1900 lineMax=1000 entryFee=none`. */
function readChange(words: readonly string[]): RoomChange {
  const amounts = [
    'lineMin',
    'lineMax',
    'issueMax',
    'winMax',
    'issueWinMax',
    'numberMax',
    'stakeNeeded',
    'entryFee',
  ]
  const entries = words.map((word) => {
    const [name = '', value = ''] = word.split('=')
    if (name === 'prizeGroup' && /^\d{4}$/.test(value)) return [name, Number(value)]
    if (value === 'none' && (name === 'stakeNeeded' || name === 'entryFee')) return [name, null]
    if (!amounts.includes(name))
      throw new ChangeRefused(`A room has prizeGroup, ${amounts.join(', ')}; not ${word}.`)
    return [name, parseAmount(value)]
  })
  if (entries.length === 0) throw new ChangeRefused(usage)
  return Object.fromEntries(entries) as RoomChange
}

async function describeAlarms(desk: Desk): Promise<string> {
  const alarms = await listOpenAlarms(desk)
  if (alarms.length === 0) return 'No draw waits for a person.'
  return alarms
    .map(({ createdAt, code, issueNo, reason, detail }) =>
      [createdAt.toISOString(), code, issueNo, reason, describeDetail(detail)].join('  '),
    )
    .join('\n')
}

export const command = atDesk(run)

if (import.meta.main) await answerOperator(command)
