import { hash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Beacon } from './beacon.ts'
import { drandBeacon } from './drand-beacon.ts'

/** What the league said in round 1000, on 2023-08-23. */
const spoken = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const withSignature = (signature: string) => ({
  signature,
  randomness: hash('sha256', Buffer.from(signature, 'hex'), 'hex'),
})

let server: Server
let beacon: Beacon
let answer: object | null
let asked: string[]
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer ? 200 : 425, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  beacon = drandBeacon(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => server.close())

it('R-60 takes a round of the public beacon that the league signed, and waits for one that has not spoken', async () => {
  asked = []
  answer = null
  expect(await beacon.read(1_000)).toBeNull()
  answer = spoken
  expect(await beacon.read(1_000)).toEqual({ randomness: spoken.randomness, signature: spoken.signature })
  expect(asked).toEqual(Array(2).fill(`/${beacon.name.replace('drand:', '')}/public/1000`))
})

it.each([
  ['of another round', spoken, 1_001],
  ['whose number was changed', { ...spoken, round: 1_001 }, 1_001],
  ['whose randomness was changed', { ...spoken, randomness: 'ab'.repeat(32) }, 1_000],
  ['with bytes for a signature', { ...spoken, ...withSignature(randomBytes(48).toString('hex')) }, 1_000],
  // The generator of the group is a point of the curve that nobody signed with.
  [
    'with a point nobody signed',
    {
      ...spoken,
      ...withSignature(
        '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb',
      ),
    },
    1_000,
  ],
])('R-60 refuses an answer %s', async (_, wrong, round) => {
  asked = []
  answer = wrong
  await expect(beacon.read(round)).rejects.toThrow(`another round than ${round}`)
})

it('R-60 names the first round at or after an instant', () => {
  const genesis = 1_692_803_367_000
  expect([0, 1, 3_000, 3_001].map((ms) => beacon.roundAt(new Date(genesis + ms)))).toEqual([1, 2, 2, 3])
})
