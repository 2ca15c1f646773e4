import { defineTexts } from './define-texts.ts'

/** The page that shows a past round again and proves it. */
export const verifyTexts = defineTexts({
  'verify.intro': {
    TY: 'Dito sa browser mo kinukuwenta ang round. Makikita mo kung itinakda ito bago ka tumaya.',
    EN: 'The round is worked out here, in your own browser. You see whether it was fixed before you bet.',
  },
  'verify.login': {
    TY: 'Mag-log in para makuha ang round mo, o i-paste ang text nito sa ibaba.',
    EN: 'Log in to fetch your round, or paste its text below.',
  },
  'verify.login.go': { TY: 'Mag-log in', EN: 'Log in' },
  'verify.loading': { TY: 'Kinukuha ang round', EN: 'Loading the round' },
  'verify.promiseBroken': {
    TY: 'Hindi ito ang hash na ipinakita sa iyo. Huwag munang maglaro, at ipaalam ito sa amin.',
    EN: 'This is not the hash you were shown. Stop playing for now, and tell us.',
  },
  'verify.failed': {
    TY: 'Hindi makuha ang round. Subukan ulit.',
    EN: 'The round could not be loaded. Try again.',
  },
  'verify.unknown': {
    TY: 'Hindi na hawak ng laro ang round na ito.',
    EN: 'The game does not have this round any more.',
  },
  'verify.view': { TY: 'Ano ang ipapakita', EN: 'What to show' },
  'verify.view.replay': { TY: 'Balikan', EN: 'Replay' },
  'verify.view.check': { TY: 'Suriin', EN: 'Check' },

  'verify.replay': { TY: 'REPLAY · hindi totoong taya', EN: 'REPLAY · nothing is bet' },
  'verify.replay.none': { TY: 'Hindi natuloy ang round na ito.', EN: 'This round was not played.' },
  'verify.bet': { TY: 'Taya', EN: 'Bet' },
  'verify.win': { TY: 'Panalo', EN: 'Won' },
  'verify.at': { TY: 'Oras', EN: 'Time' },
  'verify.money': { TY: 'Pera', EN: 'Money' },
  'verify.money.trial': { TY: 'Pang-subok lang', EN: 'Play money' },

  'verify.secret': { TY: 'Lihim pa ang server seed', EN: 'The server seed is still secret' },
  'verify.secret.why': {
    TY: 'Ginagamit pa ang seed sa mga susunod mong round. Palitan ang seed: mabubunyag ang luma, masusuri ang lahat ng round nito, at magsisimula ang susunod na nasa ibaba ang hash.',
    EN: 'Your next rounds still use it. Change seeds: the old one is revealed, every round of it can be checked, and the next one starts, whose hash stands below.',
  },
  'verify.secret.open': {
    TY: 'Bukas pa ang round na ito. Tapusin muna ito sa laro.',
    EN: 'This round is still open. Finish it in the game first.',
  },
  'verify.secret.shared': {
    TY: 'Para sa lahat ang seed ng round na ito. Mabubunyag ito pagkatapos ng lipad.',
    EN: 'Everybody shares the seed of this round. It is revealed when the flight is over.',
  },
  'verify.secret.change': { TY: 'Palitan ang seed at suriin', EN: 'Change seeds and check' },
  'verify.hash': { TY: 'Ipinangakong hash', EN: 'Promised hash' },
  'verify.nextHash': { TY: 'Hash ng susunod na server seed', EN: 'Hash of the next server seed' },
  'verify.committedAt': { TY: 'Ipinangako noong', EN: 'Promised at' },
  'verify.chosenAt': { TY: 'Dumating ang seed mo noong', EN: 'Your seed came at' },
  'verify.serverSeed': { TY: 'Seed ng server', EN: 'Server seed' },
  'verify.clientSeed': { TY: 'Seed mo', EN: 'Your seed' },
  'verify.nonce': { TY: 'Bilang ng taya', EN: 'Bet number' },

  'verify.proved': { TY: 'Napatunayan: patas ang round na ito', EN: 'Proved: this round was fair' },
  'verify.notProved': { TY: 'Hindi tugma ang round na ito', EN: 'This round does not add up' },
  'verify.step.no': { TY: 'Hindi tugma.', EN: 'It does not match.' },
  'verify.step.seed': {
    TY: 'Ang seed ay ang ipinangako bago ang taya',
    EN: 'The seed is the one promised before the bet',
  },
  'verify.step.seed.how': {
    TY: 'Ang SHA-256 ng server seed ay dapat kapareho ng hash na ipinakita bago ka tumaya.',
    EN: 'SHA-256 of the server seed must be the hash you were shown before the bet.',
  },
  'verify.step.seed.found': { TY: 'SHA-256 ng seed', EN: 'SHA-256 of the seed' },
  'verify.step.chain.how': {
    TY: 'Kapag paulit-ulit na hina-hash ang seed, dapat umabot sa hash na inilathala bago ang unang lipad.',
    EN: 'Hashed again and again, the seed must lead to the hash published before the first flight.',
  },
  'verify.step.first': {
    TY: 'Nauna ang pangako namin bago dumating ang seed mo',
    EN: 'Our promise came before your seed',
  },
  'verify.step.first.how': {
    TY: 'Nakatabi na ang hash bago pumili ng seed ang device mo, at saka lang tumaya.',
    EN: 'The hash was kept before your device chose its seed, and only then did you bet.',
  },
  'verify.step.first.chain': {
    TY: 'Inilathala ang kadena bago gumawa ng asin ang device ng isang manlalaro, at saka lang tumaya.',
    EN: 'The chain was published before a player’s device made up the salt, and only then did you bet.',
  },
  'verify.step.words': { TY: 'Ang mga random na numero', EN: 'The random numbers' },
  'verify.step.words.how': {
    TY: 'Galing sa server seed, client seed at bilang ng taya. Ito ang unang walo:',
    EN: 'They follow from the server seed, the client seed and the bet number. The first eight:',
  },
  'verify.step.outcome': {
    TY: 'Ang resulta ay galing sa mga seed',
    EN: 'The outcome follows from the seeds',
  },
  'verify.step.payout': {
    TY: 'Ang bayad ay galing sa taya at resulta',
    EN: 'The payout follows from bet and outcome',
  },
  'verify.step.payout.how': { TY: 'Ayon sa mga tuntunin: {amount}.', EN: 'By the rules: {amount}.' },
  'verify.step.wallet': { TY: 'Ganoon din ang ibinayad sa wallet mo', EN: 'Your wallet was paid the same' },
  'verify.step.wallet.how': { TY: 'Nasa record ng pera: {amount}.', EN: 'In the record of money: {amount}.' },
  'verify.text': { TY: 'Text ng round', EN: 'Text of the round' },
  'verify.text.how': { TY: 'Kopyahin para suriin sa ibang paraan', EN: 'Copy it to check it elsewhere' },
  'verify.fault.seed': {
    TY: 'Hindi tama ang mga seed ng round na ito.',
    EN: 'The seeds of this round are no seeds.',
  },
  'verify.fault.game': { TY: 'Hindi kilala ang larong ito.', EN: 'There is no such game.' },
  'verify.fault.paytable': {
    TY: 'Hindi inilathala ang paytable na ito.',
    EN: 'This paytable was never published.',
  },
  'verify.fault.bet': {
    TY: 'Hindi posible sa larong ito ang ganitong taya o galaw.',
    EN: 'The game does not allow this bet or these moves.',
  },

  'verify.paste': { TY: 'I-paste ang round', EN: 'Paste a round' },
  'verify.paste.other': { TY: 'Suriin ang ibang round', EN: 'Check another round' },
  'verify.paste.label': { TY: 'Text ng round', EN: 'Text of the round' },
  'verify.paste.hint': {
    TY: 'Kopyahin ito sa laro: Fairness, tapos ang round.',
    EN: 'Copy it in the game: Fairness, then the round.',
  },
  'verify.paste.check': { TY: 'Suriin', EN: 'Check' },
  'verify.paste.empty': { TY: 'I-paste muna ang text ng round.', EN: 'Paste the text of a round first.' },
  'verify.paste.json': {
    TY: 'Hindi ito text ng round. Kopyahin ito nang buo mula sa laro.',
    EN: 'This is not the text of a round. Copy the whole of it from the game.',
  },
  'verify.paste.shape': {
    TY: 'May kulang sa text: kailangan ang laro, mga seed, taya, resulta at bayad.',
    EN: 'Something is missing: game, seeds, bet, outcome and payout are needed.',
  },

  'verify.outcome.dice': { TY: 'Gulong', EN: 'Roll' },
  'verify.outcome.point': { TY: 'Ilang beses ng taya', EN: 'Multiplier' },
  'verify.outcome.flying': { TY: 'Lumilipad pa', EN: 'Still flying' },
  'verify.outcome.wheel': { TY: 'Bahagi ng gulong', EN: 'Segment of the wheel' },
  'verify.outcome.plinko': { TY: 'Butas mula sa kaliwa', EN: 'Bucket from the left' },
  'verify.outcome.keno': { TY: 'Mga nabunot', EN: 'Drawn' },
  'verify.outcome.color': { TY: 'Mga kulay', EN: 'Colours' },
  'verify.outcome.cards': { TY: 'Mga baraha', EN: 'Cards' },
  'verify.outcome.player': { TY: 'Baraha mo', EN: 'Your cards' },
  'verify.outcome.banker': { TY: 'Baraha ng banker', EN: "The banker's cards" },
  'verify.outcome.mines': { TY: 'Mga mina at binuksan mo', EN: 'Mines, and what you opened' },
  'verify.cell.mine': { TY: 'Mina', EN: 'Mine' },
  'verify.cell.safe': { TY: 'Ligtas', EN: 'Safe' },
  'verify.cell.closed': { TY: 'Sarado', EN: 'Closed' },
  'verify.cell.opened': { TY: 'binuksan', EN: 'opened' },
  'verify.color.red': { TY: 'Pula', EN: 'Red' },
  'verify.color.blue': { TY: 'Asul', EN: 'Blue' },
  'verify.color.yellow': { TY: 'Dilaw', EN: 'Yellow' },
  'verify.color.green': { TY: 'Berde', EN: 'Green' },
  'verify.color.white': { TY: 'Puti', EN: 'White' },
  'verify.color.pink': { TY: 'Rosas', EN: 'Pink' },
  'verify.slot.spin': { TY: 'Ikot {place} sa {count}', EN: 'Spin {place} of {count}' },
  'verify.slot.free': { TY: 'Libreng ikot {place} sa {count}', EN: 'Free spin {place} of {count}' },
  'verify.slot.back': { TY: 'Naunang ikot', EN: 'Spin before' },
  'verify.slot.next': { TY: 'Susunod na ikot', EN: 'Next spin' },
  'verify.slot.letters': {
    TY: 'Letra ang simbolo: W ang wild, S ang scatter, C ang barya.',
    EN: 'Letters are symbols: W is wild, S the scatter, C a coin.',
  },
  'verify.slot.win': {
    TY: '{count} × {symbol}: {coins, plural, one {# barya} other {# barya}}',
    EN: '{count} × {symbol}: {coins, plural, one {# coin} other {# coins}}',
  },
  'verify.slot.times': { TY: 'Lahat × {times}', EN: 'All of it × {times}' },
  'verify.slot.hold': {
    TY: 'Hold and spin: {cells} barya, {coins} ang bayad',
    EN: 'Hold and spin: {cells} coins landed, {coins} paid',
  },
  'verify.slot.coins': {
    TY: 'Buong round: {coins, plural, =0 {walang panalo} one {# barya} other {# barya}}',
    EN: 'Whole round: {coins, plural, =0 {no win} one {# coin} other {# coins}}',
  },
})
