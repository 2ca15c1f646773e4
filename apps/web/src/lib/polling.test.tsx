// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useDeposit } from '#features/cashier/deposit/use-deposit.ts'
import { useWithdrawal } from '#features/cashier/withdraw/use-withdraw.ts'
import { useChat } from '#features/chat/use-chat.ts'
import { juan, mount, pass, unmount } from '../testing/mount.tsx'
import { useBalance } from './member/use-balance.ts'
import { useUnreadCount } from './member/use-waiting.ts'
import { useSiteStatus } from './settings/use-site-status.ts'

afterEach(unmount)

function Asking({ hook }: { hook: () => unknown }): ReactNode {
  hook()
  return null
}

const open = { maintenance: false, regionRestricted: false }
const closed = { maintenance: true, regionRestricted: false }
const balance = { sumBalance: '1', version: '1' }

it.each([
  ['the balance', () => useBalance(), 'walletBalance', balance, 60_000],
  ['how much is unread', () => useUnreadCount(), 'getUnreadCount', 3, 60_000],
  ['new lines of the chat', () => useChat(), 'launchChat', { lines: [], hasMore: false }, 5_000],
  ['an open deposit', () => useDeposit('1'), 'getDeposit', { state: 'waiting' }, 4_000],
  ['an open withdrawal', () => useWithdrawal('1'), 'getWithdrawal', { state: 'requested' }, 4_000],
  ['whether the site is open', () => useSiteStatus(), 'getSiteStatus', open, 60_000],
])(
  'HEAD-2 MSG-1 PAY-1 PAY-2 CONT-4 SHELL-4 a page that is not told asks for %s in time, and not before',
  async (_what, hook, name, value, ms) => {
    const asked = await mount(<Asking hook={hook} />, {
      session: juan,
      answers: { walletBalance: balance, [name]: value },
    })
    const count = () => asked.filter((each) => each.name === name).length
    const first = count()
    await pass(ms - 1)
    expect(count()).toBe(first)
    await pass(1)
    expect(count()).toBe(first + 1)
  },
)

it('SHELL-4 a page of a closed site asks every ten seconds whether it is open again', async () => {
  const asked = await mount(<Asking hook={() => useSiteStatus()} />, {
    settings: { status: closed },
    answers: { getSiteStatus: closed },
  })
  const first = asked.length
  await pass(9_999)
  expect(asked).toHaveLength(first)
  await pass(1)
  expect(asked).toHaveLength(first + 1)
})

it('PAY-1 PAY-2 what is over is not asked about again', async () => {
  const asked = await mount(
    <>
      <Asking hook={() => useDeposit('1')} />
      <Asking hook={() => useWithdrawal('1')} />
    </>,
    {
      session: juan,
      answers: { walletBalance: balance, getDeposit: { state: 'paid' }, getWithdrawal: { state: 'paid' } },
    },
  )
  const about = () => asked.filter(({ name }) => name !== 'walletBalance').length
  const first = about()
  await pass(59_000)
  expect(about()).toBe(first)
})
