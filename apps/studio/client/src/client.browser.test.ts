import { commitmentOf, openStream } from '@perya/fairness'
import { originals, slotGames } from '@perya/game-rules'
import type { FlightEvent } from '@perya/studio-contract'
import { roundNews } from '@perya/studio-contract/round-news'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from '../../../../e2e/accessibility.ts'
import { seatPlayer } from './testing/seat-player.ts'
import { seedOf, standInSeed } from './testing/stand-in.ts'

const player = seatPlayer()
const { open, visit, main, result, results } = player

describe('R-68 R-72 a bet', () => {
  it('is made once however often the button is tapped', async () => {
    const { plays } = await open({ game: 'DICE' })
    await main().evaluate((button: HTMLElement) => {
      for (let tap = 0; tap < 5; tap++) button.click()
    })
    await results(1)
    expect(plays()).toHaveLength(1)
  })

  it('whose answer was lost is asked for again with the same key, and never by itself', async () => {
    const { studio, plays } = await open({ game: 'DICE' })
    // The studio hears the bet, the player does not hear the answer.
    await player.page.route('**/studio/api/play', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await main().click()
    await player.page.getByText('Connection lost').waitFor()
    expect(plays()).toHaveLength(1)
    await player.page.unroute('**/studio/api/play')
    await player.page.getByRole('button', { name: 'Try again' }).click()
    await results(1)
    expect(plays().map(({ input }) => input.key)).toEqual([plays()[0]?.input.key, plays()[0]?.input.key])
    expect(studio.answer('balance', {})).toMatchObject({ seeds: { nextNonce: 1 } })
  })
})

describe('R-66 a round that was left open', () => {
  it('of Mines comes back with what was opened and can be cashed', async () => {
    await open({ game: 'MINES' })
    await main().click()
    await player.page.getByRole('button', { name: 'Tile 1', exact: true }).click()
    await player.page.getByRole('button', { name: 'Tile 1, gem' }).waitFor()
    await visit()
    await player.page.getByRole('button', { name: 'Tile 1, gem' }).waitFor()
    await main().getByText('Cash out').waitFor()
    await main().click()
    await result().getByText('Won').waitFor()
  })

  it.each([
    ['HI_LO', 'Skip'],
    ['LUCKY_9', 'Stand'],
  ])('of %s comes back with its cards and is played on', async (game, move) => {
    const { studio } = await open({ game })
    await main().click()
    await player.page.getByRole('button', { name: move }).waitFor()
    await visit()
    await player.page.getByRole('button', { name: move }).click()
    await expect.poll(() => studio.calls.some(({ name }) => name === 'step')).toBe(true)
  })
})

describe('auto-play', () => {
  it('stops after the rounds it was given', async () => {
    const { plays } = await open({ game: 'LIMBO' })
    await player.page.getByRole('button', { name: 'Auto' }).click()
    await player.page.getByRole('group', { name: 'Stop after losing' }).getByRole('button').nth(3).click()
    await player.page.getByRole('button', { name: 'Start' }).click()
    await player.page.getByText('Auto-play is done.').waitFor()
    expect(plays()).toHaveLength(10)
  })

  it('stops before a bet that could pass the loss limit', async () => {
    const { plays } = await open({ game: 'LIMBO' })
    await player.page.getByRole('button', { name: '×100' }).click()
    await player.page.getByRole('button', { name: 'Auto' }).click()
    await player.page.getByRole('group', { name: 'Stop after losing' }).getByRole('button').nth(0).click()
    await player.page.getByRole('button', { name: 'Start' }).click()
    await player.page.getByText('you reached your loss limit').waitFor()
    expect(plays()).toHaveLength(5)
  })

  it('stops at the single win it was told to wait for', async () => {
    const { plays } = await open({ game: 'LIMBO' })
    await player.page.getByRole('button', { name: '×5', exact: true }).click()
    await player.page.getByRole('button', { name: 'Auto' }).click()
    await player.page.getByRole('group', { name: 'Rounds' }).getByRole('button', { name: '50' }).click()
    await player.page.getByRole('group', { name: 'Stop after losing' }).getByRole('button').nth(3).click()
    await player.page
      .getByRole('group', { name: 'Stop at a single win of' })
      .getByRole('button')
      .nth(1)
      .click()
    await player.page.getByRole('button', { name: 'Start' }).click()
    await player.page.getByText('you hit your target win').waitFor()
    const seeds = { serverSeed: standInSeed, clientSeed: 'perya' }
    const points = Array.from({ length: 50 }, (_, nonce) =>
      originals.LIMBO.draw(openStream({ ...seeds, nonce })),
    )
    expect(plays()).toHaveLength(points.findIndex(({ point }) => point >= 500) + 1)
  })
})

describe('INHOUSE Crash', () => {
  /** A flight that takes off so long from now; with a point, it crashed there after ten seconds. */
  const flightAt = (takesOffIn: number, point: number | null = null): FlightEvent => {
    const isOver = point !== null
    const now = Date.now()
    const takesOffAt = now + takesOffIn
    return {
      now,
      flight: {
        id: '7',
        place: 6,
        commitment: seedOf('chain'),
        salt: 'perya',
        committedAt: '2026-11-14T08:00:00.000Z',
        chosenAt: '2026-11-15T07:00:00.000Z',
        opensAt: '2026-11-15T08:00:00.000Z',
        closesAt: takesOffAt - 1_000,
        takesOffAt,
        endedAt: isOver ? takesOffAt + 10_000 : null,
        point,
        seed: isOver ? seedOf('flight') : null,
      },
      aboard: { count: 2, staked: '30.00' },
      riders: [
        { name: 'Manlalaro 1', isMe: false, bet: '20.00', win: '0.00', leftAt: null },
        { name: 'Manlalaro 2', isMe: false, bet: '10.00', win: '13.00', leftAt: 130 },
      ],
      past: [
        { id: '6', point: 214 },
        { id: '5', point: 100 },
      ],
      chain: {
        pairId: '1',
        serverSeedHash: seedOf('chain'),
        clientSeed: 'perya',
        nextNonce: 7,
        nextServerSeedHash: seedOf('next'),
      },
      mine: null,
    }
  }
  const inPhase = (phase: string) => player.page.locator(`.crash[data-phase="${phase}"]`).waitFor()

  it.each([
    [
      'TY',
      {
        bet: /^Tumaya/,
        takesOff: 'Magsisimula sa',
        next: 'Hintayin ang susunod na round',
        crashed: 'Nag-crash!',
      },
    ],
    ['EN', { bet: /^Bet/, takesOff: 'Starts in', next: 'Wait for the next round', crashed: 'Crashed!' }],
  ] as const)(
    'says in %s where the flight is, with nothing out of reach or for axe to complain about',
    async (language, say) => {
      const check = async () => expect(await accessibilityFaults(player.page)).toEqual([])
      const sees = (text: string | RegExp) => player.page.getByText(text).first().waitFor()
      player.stage.tell(flightAt(3_600_000))
      await open({ game: 'CRASH', language })
      await inPhase('betting')
      await sees(say.takesOff)
      await expect.poll(() => main().textContent()).toMatch(say.bet)
      await check()
      player.stage.tell(flightAt(-5_000))
      await inPhase('flying')
      await sees(say.next)
      await check()
      player.stage.tell(flightAt(-20_000, 182))
      await inPhase('crashed')
      await sees(say.crashed)
      await check()
      const cutOff = () =>
        player.page.locator('.slip__fact--end').evaluate((fact) => fact.scrollWidth - fact.clientWidth)
      await expect.poll(cutOff).toBeLessThanOrEqual(0)
      await player.expectAllInReach()
    },
  )

  it('shows a crash without a burst to those who asked for less motion', async () => {
    const sky = () =>
      player.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    player.stage.tell(flightAt(-60_000, 182))
    await open({ game: 'CRASH' })
    await inPhase('crashed')
    await player.page.evaluate(() => document.fonts.ready)
    player.stage.tell(flightAt(-60_000, 183))
    await player.page.getByText('×1.83').first().waitFor()
    const longAfter = await sky()
    player.stage.tell(flightAt(-10_000, 184))
    await player.page.getByText('×1.84').first().waitFor()
    // Not the pictures themselves, which nobody could read in a failure.
    expect((await sky()) === longAfter).toBe(true)
  })
})

const [slot] = slotGames.values()

describe('RNG the reels of a slot', () => {
  const openSlot = () => open({ game: slot?.gameCode ?? '', nodeId: slot?.nodeId ?? '' })

  it('are not waited for to bet, and turn once they are there', async () => {
    const { promise: come, resolve } = Promise.withResolvers<void>()
    await player.page.route('**/reel-stage-*.js', async (route) => {
      await come
      await route.continue()
    })
    const { plays } = await openSlot()
    await main().click()
    await expect.poll(() => plays().length).toBe(1)
    resolve()
    await results(1)
    await player.page.locator('.slot__window canvas').waitFor()
  })

  it('that never come leave a round told all the same', async () => {
    await player.page.route('**/reel-stage-*.js', (route) => route.abort())
    await openSlot()
    await main().click()
    await results(1)
    await result().waitFor()
  })
})

it('R-43 R-52 R-53 shows the hash before the player chooses a seed, and reveals the seed when it is changed', async () => {
  const { studio } = await open({ game: 'DICE' })
  const chosen = () => studio.calls.filter(({ name }) => name === 'seeds').map(({ input }) => input)
  const first = commitmentOf(standInSeed)
  const next = commitmentOf(seedOf(standInSeed))
  const choose = async (seed: string, button: string) => {
    await player.page.getByLabel('New client seed').fill(seed)
    await player.page.getByRole('button', { name: button }).click()
  }
  await player.page.getByRole('button', { name: 'Fair play' }).click()
  await player.page.getByText('No rounds yet.').waitFor()
  await player.page.getByText(first).waitFor()
  await player.page.getByText(next).waitFor()
  await choose('swerte-7', 'Use this seed')
  await player.page.getByText('Your seed will be used for your next rounds.').waitFor()
  await player.page.getByRole('button', { name: 'Close' }).click()
  await main().click()
  await results(1)
  await player.page.getByRole('button', { name: 'Fair play' }).click()
  await player.page.getByText('swerte-7', { exact: true }).waitFor()
  await choose('swerte-8', 'Change seed')
  await player.page.getByText('Here’s the old server seed').waitFor()
  expect(chosen()).toMatchObject([
    { clientSeed: 'swerte-7', serverSeedHash: first },
    { clientSeed: 'swerte-8', serverSeedHash: next },
  ])
})

it('R-54 says all the time that trial money is played with', async () => {
  await open({ game: 'DICE', isTrial: true, language: 'TY' })
  await player.page.getByText('Practice', { exact: true }).waitFor()
  await main().click()
  await results(1)
  expect(await player.page.getByText('Practice', { exact: true }).isVisible()).toBe(true)
})

it('LAUNCH-3 plays inside a frame that has no origin of its own, and tells the page when a round was shown', async () => {
  player.stage.serve({ game: slot?.gameCode ?? '', nodeId: slot?.nodeId ?? '' })
  await player.page.goto(`${player.stage.origin}/frame`)
  const frame = player.page.frameLocator('iframe')
  await player.page.evaluate(() => {
    const page = window as unknown as { news: string[] }
    page.news = []
    addEventListener('message', ({ data }) => page.news.push(String(data)))
  })
  await frame.locator('.actions__row .main').click()
  await frame.locator('.history__item').waitFor()
  const news = () => player.page.evaluate(() => (window as unknown as { news: string[] }).news)
  await expect.poll(async () => (await news()).at(-1)).toBe(roundNews.shown)
  expect((await news())[0]).toBe(roundNews.showing)
})

it('has nothing axe complains about, on the table and in the sheets', async () => {
  const check = async () => expect(await accessibilityFaults(player.page)).toEqual([])
  await open({ game: slot?.gameCode ?? '', nodeId: slot?.nodeId ?? '' })
  await check()
  for (const name of ['How to play', 'Fair play']) {
    await player.page.getByRole('button', { name }).click()
    await check()
    await player.page.getByRole('button', { name: 'Close' }).click()
  }
})
