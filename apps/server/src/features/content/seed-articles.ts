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
    { TY: 'Account at pag-log in', EN: 'Account and logging in' },
    paragraphs(
      [
        'Puwede kang <a href="/m/register">magrehistro</a> gamit ang user name o mobile number, kung alin ang bukas sa site.',
        'Mag-log in gamit ang password, o sa code na ipapadala namin sa numero mo.',
        'Kapag may bagong device na nag-log in, sasabihan ka namin sa e-mail. Makikita mo ang lahat ng device sa <a href="/m/set">Personal na setting</a>, at doon mo rin mapapaalis ang isa.',
      ],
      [
        'You can <a href="/m/register">register</a> with a user name or a mobile number, whichever the site offers.',
        'Log in with your password, or with a code we send to your number.',
        'When a new device logs in we tell you by e-mail. <a href="/m/set">Personal setting</a> lists every device, and lets you log one out.',
      ],
    ),
  ),
  'help password': help(
    { TY: 'Nakalimutan ang password', EN: 'Forgotten password' },
    paragraphs(
      [
        'Pumunta sa <a href="/m/forget">Nakalimutan ang password</a> at piliin kung sa e-mail o sa telepono.',
        'Isang beses lang magagamit ang link, at may hangganan ang oras nito. Pagkatapos, matatapos ang lahat ng ibang naka-log in na device.',
        'Hinding-hindi kami hihingi ng password o code sa chat o tawag.',
      ],
      [
        'Go to <a href="/m/forget">Forgot password</a> and choose e-mail or phone.',
        'A link works once and only for a while. Afterwards every other device is logged out.',
        'We never ask for a password or a code in a chat or a call.',
      ],
    ),
  ),
  'help wallet': help(
    { TY: 'Wallet at galaw ng pera', EN: 'Wallet and movements' },
    paragraphs(
      [
        'Ang balanse sa itaas ay kabuuan ng cash at bonus. I-tap ito para makita kung ano ang bumubuo rito.',
        'Nasa <a href="/m/transaction/record">Galaw ng account</a> ang bawat pasok at labas, may balanse bago at pagkatapos, at maida-download bilang CSV.',
        'Walang galaw na nabubura. Kapag may itinama, dagdag na linya ito na nagsasabi kung bakit.',
      ],
      [
        'The balance at the top is cash and bonus together. Tap it to see what it is made of.',
        '<a href="/m/transaction/record">Account record</a> has everything that came in and went out, with the balance before and after, and as a CSV file.',
        'No movement is ever erased. A correction is another line that says why.',
      ],
    ),
  ),
  'help fairness': help(
    { TY: 'Patas ba ang resulta?', EN: 'Are results fair?' },
    paragraphs(
      [
        'Bago ka tumaya sa mga sariling laro ng Perya, nakatakda na ang lihim na seed at ipinapakita namin ang hash nito. May sarili ka ring seed na puwede mong palitan.',
        'Pagkatapos, inilalabas ang lihim: sinuman ay puwedeng kuwentahin ulit ang bawat ronda at makuha ang parehong resulta.',
        'Nakasulat sa bawat laro ang eksaktong balik nito. Hindi ito nagbabago ayon sa manlalaro o sa panahon.',
      ],
      [
        'Before you bet in Perya’s own games a secret seed is fixed and its hash is shown. You have a seed of your own, which you may change.',
        'Afterwards the secret is revealed: anyone can work every round out again and get the same result.',
        'Each game states its exact return. It does not change with the player or with time.',
      ],
    ),
  ),
  'help trial': help(
    { TY: 'Libreng subok', EN: 'Free trial' },
    paragraphs(
      [
        'Sa <a href="/m/trail">Libreng subok</a> naglalaro ka gamit ang pang-ensayong pera. Pareho ang tsansa sa totoong laro.',
        'Walang mapapanalunan o matatalo, at nawawala ang account kapag hindi na ginamit.',
      ],
      [
        'The <a href="/m/trail">free trial</a> lets you play with practice money. The odds are those of the real games.',
        'There is nothing to win or lose, and the account goes once it is no longer used.',
      ],
    ),
  ),
  'help limits': help(
    { TY: 'Laro lang, hindi sobra', EN: 'Playing within limits' },
    paragraphs(
      [
        'Pangaliw ang laro, hindi pagkakakitaan. Maglaro lang gamit ang perang kaya mong mawala.',
        'Kapag hindi na ito masaya, <a href="/m/service">kausapin kami</a>: puwede naming ihinto ang paglalaro sa account mo, sandali man o tuluyan.',
        'Para lang sa 21 taong gulang pataas.',
      ],
      [
        'Games are for fun, not a way to earn. Play only with money you can do without.',
        'When it stops being fun, <a href="/m/service">talk to us</a>: we can stop play on your account, for a while or for good.',
        'Only for players aged 21 and over.',
      ],
    ),
  ),
  agreement: {
    kind: 'agreement',
    titles: { TY: 'Kasunduan ng gumagamit', EN: 'User agreement' },
    contents: paragraphs(
      [
        '<strong>Sino ang puwede.</strong> Mga taong 21 taong gulang pataas, para sa sarili lamang. Isang account bawat tao.',
        '<strong>Ang account mo.</strong> Ikaw ang bahala sa password at device mo. Sabihan kami agad kapag may hindi ka kilalang galaw.',
        '<strong>Mga taya.</strong> Ang taya ay tinanggap kapag sinabi ng site na tinanggap ito. Ang rondang naputol ay itinutuloy o ibinabalik nang buo.',
        '<strong>Mga pagkakamali.</strong> Kapag mali ang naging bayad, itinatama ito sa isang galaw na makikita mo, may kasamang dahilan.',
        '<strong>Pagtatapos.</strong> Puwede mong isara ang account kahit kailan. Ang natitirang pera mo ay sa iyo pa rin.',
        'Ito ay demo: walang totoong pera rito.',
      ],
      [
        '<strong>Who may play.</strong> People aged 21 and over, for themselves only. One account for each person.',
        '<strong>Your account.</strong> Your password and your devices are in your care. Tell us at once about a movement you do not know.',
        '<strong>Bets.</strong> A bet is taken when the site says that it is. A round that was interrupted goes on, or is given back whole.',
        '<strong>Mistakes.</strong> A wrong payment is put right by a movement you can see, with its reason.',
        '<strong>Leaving.</strong> You may close your account at any time. Money left in it stays yours.',
        'This is a demo: there is no real money here.',
      ],
    ),
  },
  privacy: {
    kind: 'privacy',
    titles: { TY: 'Privacy', EN: 'Privacy' },
    contents: paragraphs(
      [
        'Itinatago namin ang kailangan para mapatakbo ang account: user name, paraan ng pakikipag-ugnayan, mga device, at bawat galaw ng pera.',
        'Naka-encrypt ang numero, e-mail at pangalan mo sa database. Hindi nababasa ang password: hash lang nito ang nakatago.',
        'Walang tracker ng iba sa site na ito, at walang ibinebentang datos.',
      ],
      [
        'We keep what it takes to run your account: user name, how to reach you, your devices, and every movement of money.',
        'Your number, e-mail and name are encrypted in the database. Nobody can read your password: only its hash is kept.',
        'There are no trackers of others on this site, and no data is sold.',
      ],
    ),
  },
  protection: {
    kind: 'protection',
    titles: { TY: 'Proteksyon sa manlalaro', EN: 'Player protection' },
    contents: paragraphs(
      [
        'Ang limit sa taya at talo ay sinusuri mismo sa oras na kinukuha ang taya, kaya walang lumulusot.',
        'Ang account na nagpapahinga o huminto ay hindi makakataya, pero makukuha pa rin ang perang panalo na.',
        `Kung nag-aalala ka para sa sarili o sa iba, <a href="/m/service">kausapin kami</a>, o ang mga walang kinalaman sa amin: ${helpOutside}.`,
      ],
      [
        'Limits on stakes and losses are checked in the very moment a stake is taken, so nothing slips past them.',
        'An account that rests or has stopped cannot stake, but still gets what it has won.',
        `If you worry about yourself or someone else, <a href="/m/service">talk to us</a>, or to those who have nothing to do with us: ${helpOutside}.`,
      ],
    ),
  },
  licence: {
    kind: 'licence',
    titles: { TY: 'Lisensya', EN: 'Licence' },
    contents: paragraphs(
      ['Ito ay demo at walang lisensya sa pagsusugal: walang tinatanggap o ibinabayad na totoong pera.'],
      ['This is a demo without a gambling licence: no real money is taken or paid.'],
    ),
  },
}

export async function seedArticles(ctx: Context): Promise<void> {
  for (const [position, [seedKey, seed]] of Object.entries(seeds).entries()) {
    await publishArticle(ctx, { merchant: demoMerchant, ...seed, position, seedKey })
  }
  await seedConsents(ctx.db, demoMerchant)
}
