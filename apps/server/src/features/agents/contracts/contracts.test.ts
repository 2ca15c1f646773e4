import * as contract from '@perya/contract/agent-contracts'
import { listInbox } from '@perya/contract/inbox'
import * as ops from '@perya/contract/ops-contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '#testing/test-server.ts'
import { expireRequests } from './contract.store.ts'
import { periodAt } from './period.store.ts'
import { type ContractsLab, openContractsLab, plan, tier } from './testing/contracts-lab.ts'

let lab: ContractsLab
beforeAll(async () => {
  lab = await openContractsLab()
}, 60_000)
afterAll(() => lab.close())

const tiers = [tier('1000', 10), tier('5000', 20)]
const nothingWaits = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }

it('HOME-5 AGT-6 what the site offers a top agent waits for an answer, is told on Home and by letter, and holds once accepted', async () => {
  const top = await lab.newTop()
  const rosa = await lab.operator()
  expect((await top.client.call(contract.getContractRequests, {})).value).toEqual(nothingWaits)
  const inPayload = await top.client.call(contract.getContractRequests, { token: top.client.token })
  expect(inPayload.value, 'the specification names the token in the payload too').toEqual(nothingWaits)
  const offer = { userName: top.userName, kind: 'daily' as const, terms: { tiers } }
  const { id } = (await rosa.call(ops.proposeContract, offer)).value
  expect((await top.client.call(contract.getContractRequests, {})).value).toEqual({
    ...nothingWaits,
    dailysalreqtype: 'NEW',
  })
  const [letter] = (await top.client.call(listInbox, { pageNo: 1 })).value.threads
  expect(letter).toMatchObject({ title: 'A contract is waiting for your answer' })
  const { request } = (await top.client.call(contract.getDailyRequest, {})).value
  expect(request).toMatchObject({ id, state: 'requested', payer: null, isChange: false, startsAt: null })
  expect((await top.client.call(contract.getDailyContract, {})).value.contract).toBeNull()

  const { contract: held } = (await top.client.call(contract.answerDailyContract, { id, answer: 'accept' }))
    .value
  const { to } = await periodAt(lab.ctx.db, { merchant: 'PERYA', kind: 'daily' }, lab.ctx.now())
  expect(held).toMatchObject({ state: 'valid', startsAt: to.toISOString(), endsAt: null })
  expect((await top.client.call(contract.getDailyContract, {})).value.contract).toEqual(held)
  expect((await top.client.call(contract.getContractRequests, {})).value).toEqual(nothingWaits)
  expect((await rosa.call(ops.listContracts, {})).value.contracts).toContainEqual(
    expect.objectContaining({ id, userName: top.userName, kind: 'daily', state: 'valid' }),
  )
})

it('HOME-5 each kind is asked for by its own name', async () => {
  const top = await lab.newTop()
  const rosa = await lab.operator()
  const { userName } = top
  await rosa.call(ops.proposeContract, { userName, kind: 'hourly', terms: { tiers } })
  await rosa.call(ops.proposeContract, { userName, kind: 'dividend', terms: { tiers, plan } })
  expect((await top.client.call(contract.getContractRequests, {})).value).toEqual({
    dailysalreqtype: '',
    divtypecompperiodreq: 'NEW',
    contracthoursalreq: 'NEW',
  })
})

describe('AGT-6 R-100 an offer', () => {
  it('is made by the direct upline only, who has such a contract, and never beyond it', async () => {
    const top = await lab.newTop()
    const agent = await lab.newPerson(top)
    const player = await lab.newPerson(agent, 0)
    const offer = async (by: typeof top, to: typeof top, list = tiers) =>
      (await by.client.call(contract.proposeDailyContract, { userName: to.userName, terms: { tiers: list } }))
        .errorCode
    expect(await offer(top, agent)).toBe('contract.noOwn')
    await lab.giveDaily(top, tiers)
    expect(await offer(top, player)).toBe('contract.downline')
    expect(await offer(agent, top)).toBe('contract.downline')
    expect(await offer(top, top)).toBe('contract.downline')
    expect(await offer(top, { ...agent, userName: 'nobody_here' })).toBe('contract.downline')
    expect(await offer(top, agent, [tier('1000', 11)])).toBe('contract.above')
    expect(await offer(top, agent, [tier('999.99', 10)])).toBe('contract.above')
    expect(await offer(agent, player)).toBe('contract.noOwn')
    expect(await offer(top, agent)).toBeUndefined()
  })

  it.each([
    ['contract.rate', [tier('1000', 101)]],
    ['contract.rising', [tier('1000', 10), tier('2000', 10)]],
    ['contract.members', [tier('1000', 10, { activeMembers: 3 }), tier('2000', 20)]],
    ['contract.loss', [tier('1000', 10, { loss: '1000.01' })]],
    ['contract.tiers', Array.from({ length: 11 }, (_, index) => tier('1000', index + 1))],
    ['input.invalid', []],
    ['input.invalid', [tier('-1', 10)]],
    ['input.invalid', [tier('1000', 1.5)]],
  ])('of the site is refused with %s', async (code, list) => {
    const top = await lab.newTop()
    const offer = { userName: top.userName, kind: 'daily' as const, terms: { tiers: list } }
    expect((await (await lab.operator()).call(ops.proposeContract, offer)).errorCode).toBe(code)
  })

  it('of the site goes to top agents only, and both salaries come out of one margin', async () => {
    const top = await lab.newTop()
    const agent = await lab.newPerson(top)
    const rosa = await lab.operator()
    const offer = (userName: string, kind: 'daily' | 'hourly', rate: number) =>
      rosa.call(ops.proposeContract, { userName, kind, terms: { tiers: [tier('1000', rate)] } })
    expect((await offer(agent.userName, 'daily', 10)).errorCode).toBe('contract.notTop')
    expect((await offer('nobody_here', 'daily', 10)).errorCode).toBe('member.unknown')
    expect((await offer(top.userName, 'daily', 60)).success).toBe(true)
    expect((await offer(top.userName, 'hourly', 41)).errorCode).toBe('contract.margin')
    expect((await offer(top.userName, 'hourly', 40)).success).toBe(true)
  })

  it('R-102 made many times at once waits once, and another waits until it is answered', async () => {
    const top = await lab.newTop()
    const rosa = await lab.operator()
    const offer = { userName: top.userName, kind: 'daily' as const, terms: { tiers } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => rosa.call(ops.proposeContract, offer)))
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
    const other = { ...offer, terms: { tiers: [tier('1000', 30)] } }
    expect((await rosa.call(ops.proposeContract, other)).errorCode).toBe('contract.pending')
  })
})

describe('AGT-6 an answer', () => {
  const offered = async () => {
    const top = await lab.newTop()
    const offer = { userName: top.userName, kind: 'daily' as const, terms: { tiers } }
    const { id } = (await (await lab.operator()).call(ops.proposeContract, offer)).value
    return { top, id }
  }

  it('R-102 is the target’s alone and given once, however often it is sent', async () => {
    const { top, id } = await offered()
    const stranger = await lab.newTop()
    expect(
      (await stranger.client.call(contract.answerDailyContract, { id, answer: 'accept' })).errorCode,
    ).toBe('contract.unknown')
    expect((await top.client.call(contract.answerHourlyContract, { id, answer: 'accept' })).errorCode).toBe(
      'contract.unknown',
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        top.client.call(contract.answerDailyContract, { id, answer: 'accept' }),
      ),
    )
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect((await top.client.call(contract.answerDailyContract, { id, answer: 'deny' })).errorCode).toBe(
      'contract.answered',
    )
  })

  it('no leaves everything as it was, and another offer may be made', async () => {
    const { top, id } = await offered()
    const { value } = await top.client.call(contract.answerDailyContract, { id, answer: 'deny' })
    expect(value.contract.state).toBe('denied')
    expect((await top.client.call(contract.getDailyContract, {})).value.contract).toBeNull()
    expect((await lab.giveDaily(top, tiers)).value.contract.state).toBe('valid')
  })

  it('comes too late once the offer has expired', async () => {
    const { top, id } = await offered()
    await lab.ctx.pool.query('alter table contract disable trigger contract_stands')
    await lab.ctx.pool.query('update contract set expires_at = $2 where id = $1', [id, lab.ctx.now()])
    await lab.ctx.pool.query('alter table contract enable trigger contract_stands')
    const accept = () => top.client.call(contract.answerDailyContract, { id, answer: 'accept' })
    expect((await accept()).errorCode).toBe('contract.expired')
    expect((await top.client.call(contract.getContractRequests, {})).value).toEqual(nothingWaits)
    await expireRequests(lab.ctx.db, lab.ctx.now())
    expect((await accept()).errorCode).toBe('contract.expired')
    expect((await lab.giveDaily(top, tiers)).success).toBe(true)
  })
})

it('AGT-6 R-100 a change takes the place of what holds from the next period on, and ends what it no longer carries below', async () => {
  const top = await lab.newTop()
  const agent = await lab.newPerson(top)
  const player = await lab.newPerson(agent, 0)
  await lab.giveDaily(top, tiers)
  await lab.passDaily(top, agent, [tier('1000', 10)])
  await lab.passDaily(agent, player, [tier('1000', 5)])
  const stateOf = async (person: typeof top) =>
    (await person.client.call(contract.getDailyContract, {})).value.contract?.state

  const rosa = await lab.operator()
  const wider = { userName: top.userName, kind: 'daily' as const, terms: { tiers: [tier('1000', 50)] } }
  const { id } = (await rosa.call(ops.proposeContract, wider)).value
  expect((await top.client.call(contract.getContractRequests, {})).value.dailysalreqtype).toBe('CHANGE')
  const { value } = await top.client.call(contract.answerDailyContract, { id, answer: 'accept' })
  expect([await stateOf(agent), await stateOf(player)]).toEqual(['valid', 'valid'])
  const { rows } = await lab.ctx.pool.query(
    'select state, ends_at from contract where member_id = $1 order by id',
    [top.memberId],
  )
  expect(rows).toMatchObject([
    { state: 'changed', ends_at: new Date(value.contract.startsAt ?? '') },
    { state: 'valid' },
  ])

  await lab.giveDaily(top, [tier('9000', 50)])
  expect([await stateOf(top), await stateOf(agent), await stateOf(player)]).toEqual([
    'valid',
    undefined,
    undefined,
  ])
  const [letter] = (await agent.client.call(listInbox, { pageNo: 1 })).value.threads
  expect(letter).toMatchObject({ title: 'One of your contracts ended' })
})

it('AGT-6 what an upline offered reads who pays it and is told the answer; what its own contract no longer carries cannot be accepted', async () => {
  const top = await lab.newTop()
  const [agent, other] = [await lab.newPerson(top), await lab.newPerson(top)]
  await lab.giveDaily(top, tiers)
  const { value } = await lab.passDaily(top, agent, [tier('1000', 10)])
  expect(value.contract.payer).toMatch(/^w.*\*/)
  const { downlines } = (await top.client.call(contract.listDailyDownlines, {})).value
  expect(downlines).toEqual([{ userName: agent.userName, contract: value.contract }])
  const [letter] = (await top.client.call(listInbox, { pageNo: 1 })).value.threads
  expect(letter).toMatchObject({ preview: expect.stringContaining(`${agent.userName} accepted`) })

  const asked = { userName: other.userName, terms: { tiers: [tier('1000', 10)] } }
  const { id } = (await top.client.call(contract.proposeDailyContract, asked)).value
  const held = (await top.client.call(contract.getDailyContract, {})).value.contract
  const rosa = await lab.operator()
  expect((await rosa.call(ops.endContract, { id: held?.id ?? '' })).success).toBe(true)
  expect((await rosa.call(ops.endContract, { id: held?.id ?? '' })).errorCode).toBe('contract.answered')
  expect((await agent.client.call(contract.getDailyContract, {})).value.contract).toBeNull()
  expect((await other.client.call(contract.answerDailyContract, { id, answer: 'accept' })).errorCode).toBe(
    'contract.above',
  )
})

it('R-100 what was offered and agreed to is never overwritten, also not in the database itself', async () => {
  const top = await lab.newTop()
  await lab.giveDaily(top, tiers)
  const change = (what: string) =>
    lab.ctx.pool.query(`update contract set ${what} where member_id = $1`, [top.memberId])
  await expect(change(`terms = '{"tiers":[]}'`)).rejects.toThrow('stays as it is')
  await expect(change(`state = 'requested', starts_at = null`)).rejects.toThrow('stays as it is')
  await expect(
    lab.ctx.pool.query('delete from contract where member_id = $1', [top.memberId]),
  ).rejects.toThrow('stays as it is')
})

it('AGT-6 periods are hours, business days and parts of a month by the site’s own clock', async () => {
  const at = new Date('2026-02-28T15:59:00Z')
  const of = async (kind: contract.ContractKind, periodsPerMonth: 1 | 2 | 3 = 2) => {
    const period = { merchant: 'PERYA', kind, plan: { ...plan, periodsPerMonth } }
    const { from, to, firstDay, lastDay } = await periodAt(lab.ctx.db, period, at)
    return [from.toISOString(), to.toISOString(), firstDay, lastDay]
  }
  const end = '2026-02-28T16:00:00.000Z'
  expect(await of('hourly')).toEqual(['2026-02-28T15:00:00.000Z', end, '2026-02-28', '2026-02-28'])
  expect(await of('daily')).toEqual(['2026-02-27T16:00:00.000Z', end, '2026-02-28', '2026-02-28'])
  expect(await of('dividend', 1)).toEqual(['2026-01-31T16:00:00.000Z', end, '2026-02-01', '2026-02-28'])
  expect(await of('dividend', 2)).toEqual(['2026-02-15T16:00:00.000Z', end, '2026-02-16', '2026-02-28'])
  expect(await of('dividend', 3)).toEqual(['2026-02-20T16:00:00.000Z', end, '2026-02-21', '2026-02-28'])
})

it('AGT-6 a command offers, lists, ends and sets the rules, each in the name of its operator', async () => {
  const top = await lab.newTop()
  await lab.operator()
  const command = (...words: string[]) =>
    runCommand('agents', ['PERYA', ...words], { DATABASE_URL: lab.test.url })
  const offer = { userName: top.userName, kind: 'daily', terms: { tiers } }
  const { stdout } = await command('propose', JSON.stringify(offer), 'by', 'rosa')
  const [, id = ''] = /contract (\d+)/.exec(stdout) ?? []
  expect((await command('list')).stdout).toContain(`${id}  ${top.userName}  daily  requested  paid by PERYA`)
  await top.client.call(contract.answerDailyContract, { id, answer: 'accept' })
  expect((await command('end', id, 'by', 'rosa')).stdout).toContain('has ended')
  expect((await command('rules', '{"tiersMax":12}', 'by', 'rosa')).stdout).toContain('tiersMax  12')
  expect((await top.client.call(contract.getContractProtocol, {})).value).toMatchObject({
    activeStake: '100.00',
    tiersMax: 12,
  })
})
