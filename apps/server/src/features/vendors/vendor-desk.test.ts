import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findMemberByUserName } from '#features/members/index.ts'
import { addOperator, listActRows, lockOperator } from '#features/operators/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { raiseAlarm } from './alarm.store.ts'
import { findVendor } from './directory.ts'
import { openToldVendor } from './testing/told-vendor.ts'
import { sendToVendor } from './transfer-wallet/transfer-funds.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await addOperator(test.ctx, {
    merchant: 'PERYA',
    name: 'rosa',
    permissions: ['vendors.configure', 'wallet.adjust'],
  })
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'ines', permissions: ['wallet.adjust'] })
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'pilar', permissions: ['site.edit'] })
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'luz', permissions: ['vendors.configure'] })
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'paz', permissions: ['wallet.adjust'] })
})
afterAll(() => test.close())

// The secret of test contexts, so that the command can open the keys that are there.
const vendor = (...words: string[]) =>
  runCommand('vendor', words, {
    DATABASE_URL: test.url,
    PERYA_SECRET: 'a secret for tests that is long enough',
  })
const byRosa = ['by', 'rosa', 'of', 'PERYA']

it('a vendor is set up by command, by an operator who may, and each step is written down', async () => {
  const steps: [string[], string][] = [
    [['add', 'transfer', 'New', 'Company'], 'refused from everywhere'],
    [['url', 'https://wallet.newco.example/perya'], 'called at https://wallet.newco.example/perya'],
    [['round-timeout', '3600'], '3600 seconds'],
    [['unknown-rollback', 'ok'], 'answered OK'],
    [['addresses', '203.0.113.7,198.51.100.0/24'], 'may call from 203.0.113.7'],
    [['rotate-key', 'PERYA'], 'shown this once'],
    [['game', 'off', 'DICE', 'odd', 'payout'], 'DICE of NEWCO is now off'],
    [['maintenance', 'on'], 'takes no more bets'],
  ]
  const [first = []] = steps.map(([words]) => words)
  expect((await vendor('NEWCO', 'ad', ...byRosa)).stderr).toContain('Usage:')
  expect((await vendor('NEWCO', ...first)).stderr).toBe(
    'by <operator> of <merchant> is missing: npm run vendor -- NEWCO add <seamless or transfer> <name>… by <operator> of <merchant>\n',
  )
  expect((await vendor('NEWCO', ...first, 'by', 'pilar', 'of', 'PERYA')).stderr).toContain('pilar may not')
  expect((await vendor('NEWCO', 'show')).stderr).toContain('no vendor NEWCO')
  for (const [words, said] of steps) {
    const { stdout, stderr } = await vendor('NEWCO', ...words, ...byRosa)
    expect([stdout, stderr]).toEqual([expect.stringContaining(said), ''])
  }
  const { stdout } = await vendor('NEWCO', 'show')
  for (const line of [
    /^name +New Company$/m,
    /^wallet +transfer$/m,
    /^maintenance +on$/m,
    /^url +https:\/\/wallet\.newco\.example\/perya$/m,
    /^round timeout +3600 seconds$/m,
    /^unknown rollback +ok$/m,
    /^addresses +203\.0\.113\.7,198\.51\.100\.0\/24$/m,
    /^key +k.+ for PERYA, hmac-sha256, from \S+Z, without end$/m,
  ]) {
    expect(stdout).toMatch(line)
  }
  const acts = await listActRows(test.ctx.db, 'PERYA', { operator: 'rosa', limit: 100 })
  expect(acts.toReversed()).toMatchObject(
    steps.map(([[name, ...said]]) => ({
      call: `command vendor ${name}`,
      input: { vendor: 'NEWCO', said },
      outcome: 'done',
    })),
  )
})

it('a key that was followed by another is shown with the instant until which it is good', async () => {
  await vendor('JL', 'rotate-key', 'PERYA', ...byRosa)
  await vendor('JL', 'rotate-key', 'PERYA', ...byRosa)
  expect((await vendor('JL', 'show')).stdout).toMatch(/^key +k.+ for PERYA, .+, from \S+Z, until \S+Z$/m)
})

it('alarms of a vendor are counted, listed, and settled by an operator who says why', async () => {
  const { id = 0 } = findVendor(test.ctx, 'PERYA') ?? {}
  const counted = async () => {
    const { body } = await test.app.inject('/metrics')
    return /^vendor_open_alarms\{reason="tx_conflict"\} (\d+)$/m.exec(body)?.[1]
  }
  expect([await counted(), (await vendor('PERYA', 'alarms')).stdout]).toEqual([
    '0',
    'No alarm of PERYA is open.\n',
  ])
  await raiseAlarm(test.ctx.db, { vendorId: id, memberId: null, reason: 'tx_conflict', subject: 'tx-1' })
  expect(await counted()).toBe('1')
  const [, number = ''] = /^(\d+) .+tx_conflict .+tx-1/.exec((await vendor('PERYA', 'alarms')).stdout) ?? []
  expect((await vendor('PERYA', 'settle', number, 'why', 'by', 'pilar', 'of', 'PERYA')).stderr).toContain(
    'pilar may not',
  )
  expect((await vendor('JL', 'settle', number, 'why', ...byRosa)).stderr).toContain('no open alarm')
  expect((await vendor('PERYA', 'settle', number, 'they sent it twice', ...byRosa)).stdout).toContain(
    'is settled',
  )
  expect((await vendor('PERYA', 'settle', number, 'again', ...byRosa)).stderr).toContain('no open alarm')
  expect(await counted()).toBe('0')
})

it('an alarm about a win that was refused tells its amount as people write it', async () => {
  const { id = 0 } = findVendor(test.ctx, 'PERYA') ?? {}
  const detail = { call: 'win', status: 'ROUND_CLOSED', amount: 300_000 }
  const about = { vendorId: id, memberId: 7n, reason: 'unpaid_win', subject: 'round-1' } as const
  await raiseAlarm(test.ctx.db, { ...about, detail })
  const { stdout } = await vendor('PERYA', 'alarms')
  expect(stdout).toMatch(/unpaid_win +member 7 +round-1 .*"amount":"30\.00"/)
})

it('R-38 a limit is lowered by one operator, and raised or resumed by two who say the same', async () => {
  const by = (operator: string) => ['by', operator, 'of', 'PERYA']
  const says = async (operator: string, ...words: string[]) => {
    const { stdout, stderr } = await vendor('LAKAN', ...words, ...by(operator))
    return stdout + stderr
  }
  const shown = async () => (await vendor('LAKAN', 'show')).stdout
  expect(await shown()).toMatch(/^limit promo +100000\.00 a day, 0\.00 today$/m)
  expect(await shown()).toMatch(/^limit win +10000000\.00$/m)
  expect(await says('luz', 'limit', 'promo', '50.00', 'less')).toContain('luz may not')
  expect(await says('ines', 'limit', 'gifts', '50.00', 'less')).toContain('A limit is of promo, correction')
  expect(await says('ines', 'limit', 'promo', '-1', 'less')).toContain('-1 is no amount')
  expect(await says('ines', 'limit', 'promo', '50.00', 'less')).toContain('is 50.00')
  for (const operator of ['ines', 'ines', 'rosa']) {
    const answer = await says(operator, 'limit', 'promo', '70.00', 'a campaign')
    expect(answer).toContain(operator === 'rosa' ? 'is 70.00' : 'once another operator says the same')
  }
  expect(await says('ines', 'resume', 'net', 'looked')).toContain('net of LAKAN is not stopped')

  const { id = 0 } = findVendor(test.ctx, 'LAKAN') ?? {}
  await test.ctx.pool.query(
    "update vendor_limit set stopped_at = now() where vendor_id = $1 and kind = 'net'",
    [id],
  )
  expect(await says('rosa', 'maintenance', 'off')).toContain('resume net')
  expect(await says('rosa', 'resume', 'net', 'looked')).toContain('once another operator says the same')
  expect(await shown()).toMatch(/^limit net +\S+ a day, 0\.00 today, stopped since \S+Z, rosa says resume$/m)
  expect(await says('ines', 'resume', 'net', 'looked')).toContain('net of LAKAN goes on')
  expect(await shown()).toMatch(/^limit net +\S+ a day, 0\.00 today$/m)
})

it('a transfer without an outcome is shown, and ended by two operators who say why', async () => {
  const { code, close } = await openToldVendor(test.ctx)
  try {
    const { id: memberId = 0n } = (await findMemberByUserName(test.ctx.db, 'PERYA', 'juan')) ?? {}
    await sendToVendor(test.ctx, { memberId, vendorCode: code, amount: 400_000n })
    const shown = async () => (await vendor(code, 'show')).stdout
    const [, reference = ''] =
      /^open transfer +(\S+): 40\.00 to the vendor, for member \d+ of PERYA, 0 minutes old$/m.exec(
        await shown(),
      ) ?? []
    const done = ['transfer-done', reference, '40.00', 'they', 'wrote', 'so']
    expect((await vendor(code, ...done, ...byRosa)).stderr).toContain(
      'vouch for it once it is 15 minutes old',
    )
    await test.ctx.pool.query(
      "update vendor_transfer set sent_at = sent_at - interval '16 minutes' where reference = $1",
      [reference],
    )
    expect((await vendor(code, ...done, 'by', 'pilar', 'of', 'PERYA')).stderr).toContain('pilar may not')
    expect((await vendor(code, ...done, 'by', 'luz', 'of', 'PERYA')).stderr).toContain('luz may not')
    expect((await vendor(code, 'transfer-done', reference, ...byRosa)).stderr).toMatch(
      /^<amount> <reason>… is missing/,
    )
    expect((await vendor(code, 'transfer-failed', reference, ...byRosa)).stderr).toMatch(
      /^<reason>… is missing/,
    )
    expect((await vendor(code, 'transfer-done', reference, '4', 'typo', ...byRosa)).stderr).toContain(
      '40.00 was sent, so 4 cannot have arrived.',
    )
    expect((await vendor(code, ...done, 'by', 'paz', 'of', 'PERYA')).stdout).toContain(
      'once another operator',
    )
    await lockOperator(test.ctx, { merchant: 'PERYA', name: 'paz' }, true)
    expect((await vendor(code, ...done, ...byRosa)).stdout).toContain('once another operator says the same')
    expect(await shown()).toMatch(/^open transfer .+, rosa says done 40\.00$/m)
    expect((await vendor(code, ...done, 'by', 'ines', 'of', 'PERYA')).stdout).toContain('is booked as done')
    expect((await vendor(code, ...done, ...byRosa)).stderr).toContain('has ended already: done')
    const [act] = await listActRows(test.ctx.db, 'PERYA', { operator: 'ines', limit: 1 })
    expect(act).toMatchObject({
      call: 'command vendor transfer-done',
      input: { vendor: code, said: done.slice(1) },
      outcome: 'done',
    })
  } finally {
    close()
  }
})
