import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { type Publication, publishAnnouncement } from './publish.ts'
import { seedArticles } from './seed-articles.ts'
import { seedFixtures } from './seed-fixtures.ts'

type Seed = Omit<Publication, 'merchant' | 'group' | 'seedKey' | 'position'> &
  Partial<Pick<Publication, 'group'>>

const banner = (picture: string, url: string, TY: [string, string], EN: [string, string]): Seed => ({
  type: 'B',
  imageUrl: `/art/banners/${picture}.avif`,
  url,
  titles: { TY: TY[0], EN: EN[0] },
  contents: { TY: TY[1], EN: EN[1] },
})

/** Says nothing a demo cannot keep: no bonus is promised before there are promotions. */
const seeds: Record<string, Seed> = {
  'banner fiesta': banner(
    'fiesta',
    '/m/gameCenter',
    ['Fiesta Night', 'Slots, originals at lotto sa isang lobby'],
    ['Fiesta Night', 'Slots, originals and lotto in one lobby'],
  ),
  'banner slots': banner(
    'slots',
    '/m/gameList?gameType=RNG',
    ['Bagong slots', 'Tingnan ang mga bago ngayong linggo'],
    ['New slots', 'See what’s new this week'],
  ),
  'banner originals': banner(
    'welcome',
    '/m/gameList?gameType=INHOUSE',
    ['Originals ng Perya', 'Crash, Mines, Plinko: puwede mong i-check ang bawat resulta'],
    ['Perya Originals', 'Crash, Mines, Plinko: every result can be checked'],
  ),
  'banner live': banner(
    'live',
    '/m/gameList?gameType=LIVE',
    ['Live casino', 'Baccarat, roulette at iba pa, may totoong dealer'],
    ['Live casino', 'Baccarat, roulette and more, with real dealers'],
  ),
  'banner lottery': banner(
    'lottery',
    '/m/lottery',
    ['Lotto araw-araw', 'May draw mula Pilipinas hanggang Vietnam'],
    ['Lotto every day', 'Draws from the Philippines to Vietnam'],
  ),
  'banner sports': banner(
    'sports',
    '/m/gameList?gameType=SPORTS',
    ['Araw ng laban', 'Basketball, football at e-sports'],
    ['Match day', 'Basketball, football and e-sports'],
  ),
  'notice welcome': {
    type: 'PL',
    titles: { TY: 'Welcome sa Perya!', EN: 'Welcome to Perya!' },
    contents: {
      TY: '<p>Demo ito: walang totoong pera rito. Subukan mo lahat, walang kaba!</p>',
      EN: '<p>This is a demo. There’s no real money here, so try everything!</p>',
    },
  },
  'notice limits': {
    type: 'PL',
    titles: {
      TY: 'Laro lang, huwag sobra: mag-set ng sarili mong limit',
      EN: 'Play for fun: set your own limits',
    },
    contents: {
      TY: '<p>Puwede kang mag-set ng limit sa taya at talo, o magpahinga muna, kahit kailan. Para sa 21 pataas lang.</p>',
      EN: '<p>You can set limits on bets and losses, or take a break, anytime. For players aged 21 and over.</p>',
    },
  },
  'notice maintenance': {
    type: 'PL',
    titles: {
      TY: 'May ilang larong under maintenance; naka-mark sila sa lobby',
      EN: 'Some games are under maintenance. They’re marked in the lobby',
    },
    contents: {
      TY: '<p>Makikita sa lobby kung alin ang bukas. Safe ang mga round na hindi pa tapos.</p>',
      EN: '<p>The lobby shows which games are open. Your unfinished rounds are safe.</p>',
    },
  },
  'notice agents': {
    type: 'A',
    titles: { TY: 'Agents: bukas na ang lobby!', EN: 'Agents: the lobby is open!' },
    contents: {
      TY: '<p>Puwede mo nang ipakita sa team mo ang buong lobby.</p>',
      EN: '<p>You can now show your team the full lobby.</p>',
    },
  },
  'popup visitors': {
    type: 'PU',
    execution: 'B',
    titles: { TY: 'Silip-silip muna bago maglaro', EN: 'Look around before you play' },
    contents: {
      TY: '<p>Bukas ang lobby para sa lahat. <a href="/m/trail">Subukan nang libre</a> o <a href="/m/register">mag-register</a>.</p>',
      EN: '<p>The lobby is open to everyone. <a href="/m/trail">Try it for free</a> or <a href="/m/register">register</a>.</p>',
    },
  },
  'popup members': {
    type: 'PU',
    execution: 'A',
    titles: { TY: 'Ano ang bago sa lobby', EN: 'What is new in the lobby' },
    contents: {
      TY: '<p>I-tap ang puso sa laro para mapunta sa mga paborito mo. <a href="/m/gameList?gameType=RNG">Tingnan ang slots</a>.</p>',
      EN: '<p>Tap the heart on a game to add it to your favorites. <a href="/m/gameList?gameType=RNG">See the slots</a>.</p>',
    },
  },
  'popup first login': {
    type: 'PU',
    execution: 'F',
    titles: { TY: 'Salamat sa pagsali!', EN: 'Thank you for joining!' },
    contents: {
      TY: '<p>Unang login mo ito. Mag-set muna ng limit bago maglaro.</p>',
      EN: '<p>This is your first login. Set your own limits before you play.</p>',
    },
  },
  'register age': {
    type: 'PL',
    group: 'm_reg',
    titles: { TY: 'Para lang sa 21 pataas', EN: 'Only for players aged 21 and over' },
    contents: {
      TY: '<p>Isang account lang bawat tao. Sarili mong mobile number o e-mail ang gamitin.</p>',
      EN: '<p>One account per person. Use your own mobile number or e-mail.</p>',
    },
  },
}

export async function seedDemo(ctx: Context): Promise<void> {
  for (const [position, [seedKey, seed]] of Object.entries(seeds).entries()) {
    await publishAnnouncement(ctx, { merchant: demoMerchant, group: 'm_home', ...seed, position, seedKey })
  }
  await seedArticles(ctx)
  await seedFixtures(ctx)
}
