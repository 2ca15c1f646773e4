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
    ['Gabi ng Fiesta', 'Slots, originals at lotto sa iisang lobby'],
    ['Fiesta Night', 'Slots, originals and lottery in one lobby'],
  ),
  'banner slots': banner(
    'slots',
    '/m/gameList?gameType=RNG',
    ['Bagong slots', 'Tingnan ang mga bagong dating ngayong linggo'],
    ['New slots', 'See what came in this week'],
  ),
  'banner originals': banner(
    'welcome',
    '/m/gameList?gameType=INHOUSE',
    ['Originals ng Perya', 'Crash, Mines, Plinko: puwede mong suriin ang bawat resulta'],
    ['Perya Originals', 'Crash, Mines, Plinko: every result can be checked'],
  ),
  'banner live': banner(
    'live',
    '/m/gameList?gameType=LIVE',
    ['Live na mga mesa', 'Baccarat, roulette at iba pa, totoong dealer'],
    ['Live tables', 'Baccarat, roulette and more, with real dealers'],
  ),
  'banner lottery': banner(
    'lottery',
    '/m/lottery',
    ['Lotto araw-araw', 'Mga bunot mula Pilipinas hanggang Vietnam'],
    ['Lottery every day', 'Draws from the Philippines to Vietnam'],
  ),
  'banner sports': banner(
    'sports',
    '/m/gameList?gameType=SPORTS',
    ['Araw ng laban', 'Basketball, football at e-sports'],
    ['Match day', 'Basketball, football and e-sports'],
  ),
  'notice welcome': {
    type: 'PL',
    titles: { TY: 'Maligayang pagdating sa Perya!', EN: 'Welcome to Perya!' },
    contents: {
      TY: '<p>Ito ay demo: walang totoong pera dito. Subukan ang lahat nang walang kaba.</p>',
      EN: '<p>This is a demo: there is no real money here. Try everything at ease.</p>',
    },
  },
  'notice limits': {
    type: 'PL',
    titles: {
      TY: 'Laro lang, hindi sobra: magtakda ng sariling limit',
      EN: 'Play for fun: set your own limits',
    },
    contents: {
      TY: '<p>Puwede kang magtakda ng limit sa taya at talo, o magpahinga muna, kahit kailan. Para sa 21 taong gulang pataas.</p>',
      EN: '<p>You can set limits on stakes and losses, or take a break, at any time. For players aged 21 and over.</p>',
    },
  },
  'notice maintenance': {
    type: 'PL',
    titles: {
      TY: 'Ilang laro ang inaayos pa; may tanda ang mga ito sa lobby',
      EN: 'Some games are under maintenance; the lobby marks them',
    },
    contents: {
      TY: '<p>Makikita sa lobby kung alin ang bukas. Ligtas ang mga rondang hindi pa tapos.</p>',
      EN: '<p>The lobby shows which games are open. Rounds you have not finished are safe.</p>',
    },
  },
  'notice agents': {
    type: 'A',
    titles: { TY: 'Para sa mga agent: handa na ang lobby', EN: 'For agents: the lobby is open' },
    contents: {
      TY: '<p>Maipapakita mo na sa team mo ang buong lobby ng mga laro.</p>',
      EN: '<p>You can now show your team the whole lobby of games.</p>',
    },
  },
  'popup visitors': {
    type: 'PU',
    execution: 'B',
    titles: { TY: 'Silip muna bago maglaro', EN: 'Look around before you play' },
    contents: {
      TY: '<p>Bukas ang lobby para sa lahat. <a href="/m/trail">Subukan nang libre</a> o <a href="/m/register">gumawa ng account</a>.</p>',
      EN: '<p>The lobby is open to everyone. <a href="/m/trail">Try it for free</a> or <a href="/m/register">open an account</a>.</p>',
    },
  },
  'popup members': {
    type: 'PU',
    execution: 'A',
    titles: { TY: 'Ano ang bago sa lobby', EN: 'What is new in the lobby' },
    contents: {
      TY: '<p>I-tap ang puso sa isang laro para nasa mga paborito mo na ito. <a href="/m/gameList?gameType=RNG">Tingnan ang slots</a>.</p>',
      EN: '<p>Tap the heart on a game to keep it among your favourites. <a href="/m/gameList?gameType=RNG">See the slots</a>.</p>',
    },
  },
  'popup first login': {
    type: 'PU',
    execution: 'F',
    titles: { TY: 'Salamat sa pagsali!', EN: 'Thank you for joining!' },
    contents: {
      TY: '<p>Una mong log in ito. Itakda muna ang sarili mong limit bago maglaro.</p>',
      EN: '<p>This is your first login. Set your own limits before you play.</p>',
    },
  },
  'register age': {
    type: 'PL',
    group: 'm_reg',
    titles: { TY: 'Para lang sa 21 taong gulang pataas', EN: 'Only for players aged 21 and over' },
    contents: {
      TY: '<p>Isang account lang bawat tao, at sarili mong mobile o e-mail ang gamitin.</p>',
      EN: '<p>One account for each person, with a mobile number or e-mail of your own.</p>',
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
