/** The demo's help and statements: they say what the demo does, and promise nothing it cannot keep. */
import { crisisLine, helpLinks } from '@perya/contract/help-links'
import type { Text } from '@perya/contract/language'
import type { ArticleDraft } from '@perya/contract/ops-articles'
import { seedConsents } from '#features/consent/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { publishArticle } from './edit-articles.ts'

const paragraphs = (TY: readonly string[], EN: readonly string[]): Text => ({
  TY: TY.map((line) => `<p>${line}</p>`).join(''),
  EN: EN.map((line) => `<p>${line}</p>`).join(''),
})

type Seed = Omit<ArticleDraft, 'id' | 'position'>

const help = (titles: Text, contents: Text): Seed => ({ kind: 'help', titles, contents })

const helpOutside = [
  `NCMH Crisis Hotline <a href="tel:${crisisLine}">${crisisLine}</a>`,
  ...helpLinks.map(({ title, url }) => `<a href="${url}">${title}</a>`),
].join(', ')

const seeds: Record<string, Seed> = {
  'help account': help(
    { TY: 'Account at login', EN: 'Account and login' },
    paragraphs(
      [
        'Puwede kang <a href="/m/register">mag-register</a> gamit ang username o mobile number, kung alin ang available sa site.',
        'Mag-log in gamit ang password, o ang code na ise-send namin sa number mo.',
        'Pag may bagong device na nag-log in, mag-e-e-mail kami sa iyo. Nasa <a href="/m/set">Settings</a> ang lahat ng device mo, at doon mo rin sila puwedeng i-log out.',
      ],
      [
        'You can <a href="/m/register">register</a> with a username or a mobile number, whichever the site offers.',
        'Log in with your password, or with a code we send to your number.',
        'When a new device logs in, we’ll e-mail you. You can see all your devices in <a href="/m/set">Settings</a> and log any of them out.',
      ],
    ),
  ),
  'help password': help(
    { TY: 'Nakalimutan ang password?', EN: 'Forgotten password' },
    paragraphs(
      [
        'Pumunta sa <a href="/m/forget">Nakalimutan ang password?</a> at piliin kung sa e-mail o mobile number.',
        'Isang beses lang magagamit ang link, at nag-e-expire ito. Pagkatapos, mala-log out ang iba mong device.',
        'Hinding-hindi kami hihingi ng password o code sa chat o tawag.',
      ],
      [
        'Go to <a href="/m/forget">Forgot password</a> and choose e-mail or mobile number.',
        'The link works once and expires. After that, your other devices are logged out.',
        'We’ll never ask for your password or a code in a chat or call.',
      ],
    ),
  ),
  'help wallet': help(
    { TY: 'Wallet at mga transaction', EN: 'Wallet and transactions' },
    paragraphs(
      [
        'Cash at bonus ang balance sa itaas. I-tap ito para makita ang detalye.',
        'Nasa <a href="/m/transaction/record">Mga transaction</a> ang bawat pasok at labas ng pera, may balance bago at pagkatapos. Puwede mo itong i-download bilang CSV.',
        'Walang nade-delete rito. Pag may itinama, may bagong linya na nagsasabi kung bakit.',
      ],
      [
        'The balance at the top is your cash and bonus. Tap it to see the details.',
        '<a href="/m/transaction/record">Transactions</a> shows all money in and out, with the balance before and after. You can download it as a CSV file.',
        'Nothing is ever erased. If something is corrected, a new line says why.',
      ],
    ),
  ),
  'help fairness': help(
    { TY: 'Patas ba ang resulta?', EN: 'Are results fair?' },
    paragraphs(
      [
        'Sa mga sariling laro ng Perya, naka-set na ang sikretong seed bago ka tumaya at kita mo ang hash nito. May sarili ka ring seed na puwede mong palitan.',
        'Pagkatapos, ilalabas ang sikretong seed. Kahit sino, puwedeng kuwentahin ulit ang bawat round at pareho ang lalabas.',
        'Nakasulat sa bawat laro ang eksaktong RTP. Pareho ito para sa lahat ng player, kahit kailan.',
      ],
      [
        'In Perya’s own games, a secret seed is set before you bet and you see its hash. You also have your own seed, which you can change.',
        'After that, the secret seed is revealed. Anyone can compute every round again and get the same result.',
        'Every game shows its exact RTP. It’s the same for every player, at all times.',
      ],
    ),
  ),
  'help trial': help(
    { TY: 'Free trial', EN: 'Free trial' },
    paragraphs(
      [
        'Sa <a href="/m/trail">Free trial</a>, play money ang gamit mo. Pareho ang odds sa totoong laro.',
        'Walang totoong panalo o talo, at nawawala ang account pag hindi na ginagamit.',
      ],
      [
        'The <a href="/m/trail">free trial</a> lets you play with play money. The odds are the same as in the real games.',
        'There’s nothing real to win or lose, and the account is removed when it’s no longer used.',
      ],
    ),
  ),
  'help limits': help(
    { TY: 'Laro lang, huwag sobra', EN: 'Play within your limits' },
    paragraphs(
      [
        'Pang-enjoy ang laro, hindi pagkakakitaan. Maglaro lang gamit ang perang kaya mong matalo.',
        'Pag hindi na masaya, <a href="/m/service">kausapin kami</a>. Puwede naming i-stop ang paglalaro sa account mo, sandali man o permanente.',
        'Para lang sa 21 pataas.',
      ],
      [
        'Games are for fun, not for making money. Only play with money you can afford to lose.',
        'When it stops being fun, <a href="/m/service">talk to us</a>. We can stop play on your account, for a while or permanently.',
        'Only for players aged 21 and over.',
      ],
    ),
  ),
  agreement: {
    kind: 'agreement',
    titles: { TY: 'User agreement', EN: 'User agreement' },
    contents: paragraphs(
      [
        '<strong>Sino ang puwede.</strong> 21 taong gulang pataas, at para sa sarili lang. Isang account bawat tao.',
        '<strong>Ang account mo.</strong> Ikaw ang mag-iingat ng password at device mo. Sabihan kami agad pag may transaction na hindi sa iyo.',
        '<strong>Mga taya.</strong> Pasok ang taya pag sinabi ng site na tinanggap ito. Kung naputol ang round, itutuloy ito o ibabalik nang buo ang taya.',
        '<strong>Mga mali.</strong> Pag mali ang bayad, itatama ito sa isang transaction na makikita mo, kasama ang dahilan.',
        '<strong>Pag-alis.</strong> Puwede mong isara ang account kahit kailan. Sa iyo pa rin ang natitirang pera.',
        'Demo ito: walang totoong pera rito.',
      ],
      [
        '<strong>Who can play.</strong> Anyone aged 21 and over, for themselves only. One account per person.',
        '<strong>Your account.</strong> Keep your password and devices safe. Tell us right away about any transaction you don’t recognize.',
        '<strong>Bets.</strong> A bet is placed once the site confirms it. An interrupted round is continued, or the bet is returned in full.',
        '<strong>Mistakes.</strong> A wrong payment is corrected with a transaction you can see, including the reason.',
        '<strong>Leaving.</strong> You can close your account anytime. Any money left is still yours.',
        'This is a demo. There’s no real money here.',
      ],
    ),
  },
  privacy: {
    kind: 'privacy',
    titles: { TY: 'Privacy', EN: 'Privacy' },
    contents: paragraphs(
      [
        'Kailangan lang ng account mo ang sine-save namin: username, contact details, mga device, at bawat transaction.',
        'Naka-encrypt ang number, e-mail at pangalan mo sa database. Walang makakabasa ng password mo: hash lang nito ang naka-save.',
        'Walang third-party tracker sa site na ito, at hindi namin ibinebenta ang data mo.',
      ],
      [
        'We keep only what your account needs: username, contact details, your devices, and every transaction.',
        'Your number, e-mail and name are encrypted in the database. No one can read your password; only its hash is saved.',
        'There are no third-party trackers on this site, and we don’t sell your data.',
      ],
    ),
  },
  protection: {
    kind: 'protection',
    titles: { TY: 'Player protection', EN: 'Player protection' },
    contents: paragraphs(
      [
        'Chine-check ang limit sa taya at talo sa mismong oras ng pagtaya, kaya walang lumulusot.',
        'Hindi makakataya ang account na naka-break, pero makukuha pa rin ang mga panalo.',
        `Nag-aalala ka ba para sa sarili o sa iba? <a href="/m/service">Kausapin kami</a>, o ang mga grupong ito na hindi konektado sa amin: ${helpOutside}.`,
      ],
      [
        'Limits on bets and losses are checked the moment you bet, so nothing slips through.',
        'An account on a break can’t bet, but still gets its winnings.',
        `Worried about yourself or someone else? <a href="/m/service">Talk to us</a>, or to these groups, which aren’t connected to us: ${helpOutside}.`,
      ],
    ),
  },
  licence: {
    kind: 'licence',
    titles: { TY: 'Lisensya', EN: 'License' },
    contents: paragraphs(
      ['Demo ito at walang gambling license: walang tinatanggap o ibinabayad na totoong pera.'],
      ['This is a demo without a gambling license. No real money is taken or paid.'],
    ),
  },
}

export async function seedArticles(ctx: Context): Promise<void> {
  for (const [position, [seedKey, seed]] of Object.entries(seeds).entries()) {
    await publishArticle(ctx, { merchant: demoMerchant, ...seed, position, seedKey })
  }
  await seedConsents(ctx.db, demoMerchant)
}
