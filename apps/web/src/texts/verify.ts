import { defineTexts } from './define-texts.ts'

/** The page that shows a past round again and proves it. */
export const verifyTexts = defineTexts({
  'verify.intro': {
    TY: 'Dito sa browser mo kinukuwenta ang round. Makikita mo kung naka-set na ang resulta bago ka tumaya.',
    EN: 'The round is computed right here in your browser. You’ll see if it was set before you bet.',
  },
  'verify.login': {
    TY: 'Mag-log in para ma-load ang round mo, o i-paste ang text nito sa ibaba.',
    EN: 'Log in to load your round, or paste its text below.',
  },
  'verify.login.go': { TY: 'Mag-log in', EN: 'Log in' },
  'verify.loading': { TY: 'Nilo-load ang round', EN: 'Loading the round' },
  'verify.promiseBroken': {
    TY: 'Iba ang hash na ito sa ipinakita sa iyo. Huwag munang maglaro at sabihin agad sa amin.',
    EN: 'This isn’t the hash you were shown. Stop playing for now and tell us.',
  },
  'verify.failed': {
    TY: 'Hindi ma-load ang round. Subukan ulit.',
    EN: 'We couldn’t load the round. Try again.',
  },
  'verify.unknown': {
    TY: 'Wala na sa laro ang round na ito.',
    EN: 'The game no longer has this round.',
  },
  'verify.view': { TY: 'Ano ang ipapakita', EN: 'What to show' },
  'verify.view.replay': { TY: 'I-replay', EN: 'Replay' },
  'verify.view.check': { TY: 'I-check', EN: 'Check' },

  'verify.replay': { TY: 'REPLAY · walang taya', EN: 'REPLAY · no bet' },
  'verify.replay.none': { TY: 'Hindi natuloy ang round na ito.', EN: 'This round wasn’t played.' },
  'verify.bet': { TY: 'Taya', EN: 'Bet' },
  'verify.win': { TY: 'Panalo', EN: 'Won' },
  'verify.at': { TY: 'Oras', EN: 'Time' },
  'verify.money': { TY: 'Pera', EN: 'Money' },
  'verify.money.trial': { TY: 'Play money', EN: 'Play money' },

  'verify.secret': { TY: 'Sikreto pa ang server seed', EN: 'The server seed is still secret' },
  'verify.secret.why': {
    TY: 'Ginagamit pa ang seed na ito sa mga susunod mong round. Palitan ang seed: lalabas ang luma, mache-check ang lahat ng round nito, at magsisimula ang susunod (nasa ibaba ang hash).',
    EN: 'Your next rounds still use it. Change seeds: the old one is revealed, you can check all its rounds, and the next one starts (its hash is below).',
  },
  'verify.secret.open': {
    TY: 'Hindi pa tapos ang round na ito. Tapusin muna sa laro.',
    EN: 'This round isn’t over. Finish it in the game first.',
  },
  'verify.secret.shared': {
    TY: 'Iisa ang seed ng lahat sa round na ito. Lalabas ito pag tapos na ang round.',
    EN: 'Everyone shares this round’s seed. It’s revealed once the round is over.',
  },
  'verify.secret.change': { TY: 'Palitan at i-check', EN: 'Change and check' },
  'verify.hash': { TY: 'Hash na ipinakita', EN: 'Hash shown to you' },
  'verify.nextHash': { TY: 'Next server seed hash', EN: 'Next server seed hash' },
  'verify.committedAt': { TY: 'Ipinakita noong', EN: 'Shown on' },
  'verify.chosenAt': { TY: 'Na-set ang seed mo noong', EN: 'Your seed was set on' },
  'verify.serverSeed': { TY: 'Server seed', EN: 'Server seed' },
  'verify.clientSeed': { TY: 'Seed mo', EN: 'Your seed' },
  'verify.nonce': { TY: 'Bet no.', EN: 'Bet no.' },

  'verify.proved': { TY: 'Napatunayan: patas ang round na ito', EN: 'Verified: this round was fair' },
  'verify.notProved': { TY: 'Hindi tugma ang round na ito', EN: 'This round doesn’t match' },
  'verify.step.no': { TY: 'Hindi tugma.', EN: 'It doesn’t match.' },
  'verify.step.seed': {
    TY: 'Ito ang seed na naka-set bago ang taya',
    EN: 'The seed is the one set before the bet',
  },
  'verify.step.seed.how': {
    TY: 'Dapat kapareho ng hash na ipinakita bago ka tumaya ang SHA-256 ng server seed.',
    EN: 'The server seed’s SHA-256 must be the hash you were shown before the bet.',
  },
  'verify.step.seed.found': { TY: 'SHA-256 ng seed', EN: 'SHA-256 of the seed' },
  'verify.step.chain.how': {
    TY: 'Kapag paulit-ulit na hina-hash ang seed, dapat umabot sa hash na ipinakita bago ang unang round.',
    EN: 'When we hash the seed over and over, we must get the hash published before the first round.',
  },
  'verify.step.first': {
    TY: 'Nauna ang hash namin sa seed mo',
    EN: 'Our hash came before your seed',
  },
  'verify.step.first.how': {
    TY: 'Naka-save na ang hash bago pumili ng seed ang device mo, at saka ka lang tumaya.',
    EN: 'The hash was saved before your device picked its seed, and only then did you bet.',
  },
  'verify.step.first.chain': {
    TY: 'Inilabas ang chain bago gumawa ng salt ang device ng isang player, at saka ka lang tumaya.',
    EN: 'The chain was published before a player’s device made the salt, and only then did you bet.',
  },
  'verify.step.words': { TY: 'Mga random na numero', EN: 'The random numbers' },
  'verify.step.words.how': {
    TY: 'Galing sa server seed, client seed at bet no. Ito ang unang walo:',
    EN: 'They come from the server seed, the client seed and the bet no. The first eight:',
  },
  'verify.step.outcome': {
    TY: 'Galing sa mga seed ang resulta',
    EN: 'The result comes from the seeds',
  },
  'verify.step.payout': {
    TY: 'Galing sa taya at resulta ang bayad',
    EN: 'The payout comes from the bet and result',
  },
  'verify.step.payout.how': { TY: 'Ayon sa rules: {amount}.', EN: 'By the rules: {amount}.' },
  'verify.step.wallet': { TY: 'Ito rin ang pumasok sa wallet mo', EN: 'The same amount went to your wallet' },
  'verify.step.wallet.how': { TY: 'Nasa Mga transaction: {amount}.', EN: 'In Transactions: {amount}.' },
  'verify.text': { TY: 'Text ng round', EN: 'Round text' },
  'verify.text.how': { TY: 'I-copy para i-check sa ibang paraan', EN: 'Copy it to check it elsewhere' },
  'verify.fault.seed': {
    TY: 'Mali ang mga seed ng round na ito.',
    EN: 'This round’s seeds are wrong.',
  },
  'verify.fault.game': { TY: 'Hindi kilala ang larong ito.', EN: 'We don’t know this game.' },
  'verify.fault.paytable': {
    TY: 'Wala kaming ganitong paytable.',
    EN: 'We never published this paytable.',
  },
  'verify.fault.bet': {
    TY: 'Hindi puwede sa larong ito ang ganitong taya o galaw.',
    EN: 'This game doesn’t allow this bet or these moves.',
  },

  'verify.paste': { TY: 'I-paste ang round', EN: 'Paste a round' },
  'verify.paste.other': { TY: 'I-check ang ibang round', EN: 'Check another round' },
  'verify.paste.label': { TY: 'Text ng round', EN: 'Round text' },
  'verify.paste.hint': {
    TY: 'I-copy ito sa laro: Fair play, tapos ang round.',
    EN: 'Copy it from the game: Fair play, then the round.',
  },
  'verify.paste.check': { TY: 'I-check', EN: 'Check' },
  'verify.paste.empty': { TY: 'I-paste muna ang text ng round.', EN: 'Paste the round text first.' },
  'verify.paste.json': {
    TY: 'Hindi ito text ng round. I-copy ito nang buo mula sa laro.',
    EN: 'This isn’t a round text. Copy all of it from the game.',
  },
  'verify.paste.shape': {
    TY: 'May kulang sa text: kailangan ang laro, mga seed, taya, resulta at bayad.',
    EN: 'Something is missing: we need the game, seeds, bet, result and payout.',
  },

  'verify.outcome.dice': { TY: 'Roll', EN: 'Roll' },
  'verify.outcome.point': { TY: 'Multiplier', EN: 'Multiplier' },
  'verify.outcome.flying': { TY: 'Tuloy pa', EN: 'Still climbing' },
  'verify.outcome.wheel': { TY: 'Segment ng wheel', EN: 'Wheel segment' },
  'verify.outcome.plinko': { TY: 'Slot mula sa kaliwa', EN: 'Slot from the left' },
  'verify.outcome.keno': { TY: 'Mga na-draw', EN: 'Drawn' },
  'verify.outcome.color': { TY: 'Mga kulay', EN: 'Colors' },
  'verify.outcome.cards': { TY: 'Mga baraha', EN: 'Cards' },
  'verify.outcome.player': { TY: 'Baraha mo', EN: 'Your cards' },
  'verify.outcome.banker': { TY: 'Baraha ng bangka', EN: 'Banker’s cards' },
  'verify.outcome.mines': { TY: 'Mga bomba at binuksan mo', EN: 'Mines, and what you opened' },
  'verify.cell.mine': { TY: 'Bomba', EN: 'Mine' },
  'verify.cell.safe': { TY: 'Safe', EN: 'Safe' },
  'verify.cell.closed': { TY: 'Sarado', EN: 'Closed' },
  'verify.cell.opened': { TY: 'binuksan', EN: 'opened' },
  'verify.color.red': { TY: 'Pula', EN: 'Red' },
  'verify.color.blue': { TY: 'Asul', EN: 'Blue' },
  'verify.color.yellow': { TY: 'Dilaw', EN: 'Yellow' },
  'verify.color.green': { TY: 'Berde', EN: 'Green' },
  'verify.color.white': { TY: 'Puti', EN: 'White' },
  'verify.color.pink': { TY: 'Pink', EN: 'Pink' },
  'verify.slot.spin': { TY: 'Spin {place} sa {count}', EN: 'Spin {place} of {count}' },
  'verify.slot.free': { TY: 'Free spin {place} sa {count}', EN: 'Free spin {place} of {count}' },
  'verify.slot.back': { TY: 'Naunang spin', EN: 'Previous spin' },
  'verify.slot.next': { TY: 'Susunod na spin', EN: 'Next spin' },
  'verify.slot.letters': {
    TY: 'Letra ang simbolo: W ang wild, S ang scatter, C ang barya.',
    EN: 'Letters are symbols: W is wild, S the scatter, C a coin.',
  },
  'verify.slot.win': {
    TY: '{count} × {symbol}: {coins, plural, one {# barya} other {# barya}}',
    EN: '{count} × {symbol}: {coins, plural, one {# coin} other {# coins}}',
  },
  'verify.slot.times': { TY: 'Lahat × {times}', EN: 'All × {times}' },
  'verify.slot.hold': {
    TY: 'Hold and spin: {cells} barya, {coins} ang bayad',
    EN: 'Hold and spin: {cells} coins, paid {coins}',
  },
  'verify.slot.coins': {
    TY: 'Buong round: {coins, plural, =0 {walang panalo} one {# barya} other {# barya}}',
    EN: 'Whole round: {coins, plural, =0 {no win} one {# coin} other {# coins}}',
  },
})
