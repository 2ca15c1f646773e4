import { defineTexts } from './define-texts.ts'

/** What the first view of the lobby says. */
export const lobbyTexts = defineTexts({
  'home.headline': { TY: 'Bawat gabi, may pista.', EN: 'Every night is a fiesta.' },
  'home.hot': { TY: 'Patok ngayon', EN: 'Hot right now' },
  'home.hotAll': { TY: 'Lahat ng patok', EN: 'All hot games' },
  'home.all': { TY: 'Lahat {count}', EN: 'All {count}' },

  'ticker.pause': { TY: 'Ihinto ang gumagalaw', EN: 'Pause everything that moves' },
  'ticker.play': { TY: 'Pagalawin ulit', EN: 'Let it move again' },

  'banner.label': { TY: 'Mga tampok', EN: 'Featured' },
  'banner.carousel': { TY: 'karusel', EN: 'carousel' },
  'banner.one': { TY: 'slide', EN: 'slide card' },
  'banner.slide': { TY: '{at} sa {count}', EN: '{at} of {count}' },
  'banner.open': { TY: 'Tingnan', EN: 'Take a look' },
  'banner.terms': { TY: '{age}+ · May tuntunin', EN: '{age}+ · T&Cs apply' },

  'category.label': { TY: 'Mga uri ng laro', EN: 'Game categories' },
  'category.all': { TY: 'Lahat ng uri', EN: 'All kinds' },
  'category.hot': { TY: 'Patok', EN: 'Hot' },

  'jackpot.label': { TY: 'Mega jackpot', EN: 'Mega Jackpot' },
  'jackpot.illustrative': { TY: '· halimbawa lang', EN: '· illustrative' },

  'game.hot': { TY: 'Patok', EN: 'Hot' },
  'game.new': { TY: 'Bago', EN: 'New' },
  'game.closed': { TY: 'Inaayos', EN: 'Maintenance' },
  'game.closedLabel': { TY: '{name}, inaayos pa', EN: '{name}, under maintenance' },
  'game.favourite': { TY: 'Paborito: {name}', EN: 'Favourite: {name}' },
  'game.favouriteFailed': {
    TY: 'Hindi nabago ang paborito. Subukan ulit.',
    EN: 'Could not change the favourite. Try again.',
  },
  'game.loading': { TY: 'Kinukuha ang mga laro', EN: 'Loading games' },
  'list.all': { TY: 'Lahat', EN: 'All' },

  'popup.previous': { TY: 'Nauna', EN: 'Previous' },
  'popup.next': { TY: 'Susunod', EN: 'Next' },
  'popup.page': { TY: '{at} sa {count}', EN: '{at} of {count}' },
  'popup.close': { TY: 'Nakuha ko', EN: 'Got it' },
  'popup.reward': { TY: 'Kunin ang gantimpala', EN: 'Claim in the reward centre' },
})

/** What the lobby says further down and on its other screens. */
export const gamesTexts = defineTexts({
  'game.closedWhy': {
    TY: 'Inaayos muna ang larong ito. Ligtas ang balanse mo; subukan ang iba habang naghihintay.',
    EN: 'This game is under maintenance. Your balance is safe; try another in the meantime.',
  },
  'game.others': { TY: 'Iba pang ganitong laro', EN: 'Other games like it' },

  'list.games': { TY: 'Mga laro', EN: 'Games' },
  'list.allGames': { TY: 'laro', EN: 'games' },
  'list.search': { TY: 'Maghanap ng laro', EN: 'Search games' },
  'list.searchIn': { TY: 'Maghanap sa {count} {name}', EN: 'Search {count} {name}' },
  'list.clearSearch': { TY: 'Burahin ang hinahanap', EN: 'Clear the search' },
  'list.filter': { TY: 'I-filter ang mga laro', EN: 'Filter games' },
  'list.filterOn': { TY: 'I-filter ang mga laro, {count} ang napili', EN: 'Filter games, {count} chosen' },
  'list.filterTitle': { TY: 'Uri ng laro', EN: 'Game category' },
  'list.tabs': { TY: 'Listahan', EN: 'List' },
  'list.hot': { TY: 'Patok', EN: 'Hot' },
  'list.recent': { TY: 'Kamakailan', EN: 'Recent' },
  'list.favourites': { TY: 'Mga paborito', EN: 'Favourites' },
  'list.vendors': { TY: 'Mga gumawa', EN: 'Vendors' },
  'list.vendorsBack': { TY: 'Naunang mga gumawa', EN: 'Earlier vendors' },
  'list.vendorsOn': { TY: 'Iba pang gumawa', EN: 'More vendors' },
  'list.classify': { TY: 'Klase ng laro', EN: 'Game type' },
  'list.new': { TY: 'Bago', EN: 'New' },
  'list.minBet': { TY: 'Pinakamababang taya', EN: 'Minimum bet' },
  'list.from': { TY: 'taya mula {amount}', EN: 'min bet {amount}' },
  'list.others': { TY: 'Iba pang laro', EN: 'Other games' },
  'list.submit': { TY: 'Ipakita', EN: 'Submit' },
  'list.reset': { TY: 'I-reset', EN: 'Reset' },
  'list.count': {
    TY: '{count, plural, one {# laro} other {# laro}}',
    EN: '{count, plural, one {# game} other {# games}}',
  },
  'list.failed': { TY: 'Hindi nakuha ang mga laro', EN: 'Could not load the games' },
  'list.moreFailed': { TY: 'Hindi nakuha ang iba pang laro.', EN: 'Could not load more games.' },
  'list.guestFavourites': {
    TY: 'Mag-log in para makita ang mga paborito mo',
    EN: 'Log in to see your favourites',
  },
  'list.guestRecent': {
    TY: 'Mag-log in para makita ang mga nilaro mo',
    EN: 'Log in to see what you played',
  },
  'list.logIn': { TY: 'Mag-log in', EN: 'Log in' },
  'list.noneFound': { TY: 'Walang larong ganito', EN: 'No games match' },
  'list.noneFoundText': {
    TY: 'Baguhin ang hinahanap o alisin ang mga filter.',
    EN: 'Change the search or clear the filters.',
  },
  'list.clearFilters': { TY: 'Alisin ang mga filter', EN: 'Clear filters' },
  'list.noFavourites': { TY: 'Wala ka pang paborito', EN: 'No favourites yet' },
  'list.noFavouritesText': {
    TY: 'Pindutin ang puso sa isang laro para idagdag ito rito.',
    EN: 'Tap the heart on a game to keep it here.',
  },
  'list.noRecent': { TY: 'Wala ka pang nalaro', EN: 'Nothing played yet' },
  'list.noGames': { TY: 'Wala pang laro rito', EN: 'No games here yet' },
  'list.browseHot': { TY: 'Tingnan ang mga patok', EN: 'Browse hot games' },

  'lobby.unknown': { TY: 'Wala na ang gumawang ito sa lobby', EN: 'This vendor is no longer in the lobby' },
  'lobby.enter': { TY: 'Buksan ang lobby', EN: 'Open the lobby' },
  'lobby.closed': {
    TY: 'Inaayos muna ang mga laro ng {name}. Bumalik mamaya.',
    EN: 'The games of {name} are under maintenance. Please come back later.',
  },

  'launch.title': { TY: 'Laro', EN: 'Game' },
  'launch.loading': { TY: 'Binubuksan ang {name}', EN: 'Opening {name}' },
  'launch.tip': {
    TY: 'Napapatunayan ang bawat resulta pagkatapos ng round.',
    EN: 'Every result can be verified once the round is over.',
  },
  'launch.slow': { TY: 'Medyo matagal magbukas ang laro.', EN: 'The game is taking a while to open.' },
  'launch.failed': { TY: 'Hindi nabuksan ang laro', EN: 'The game could not be opened' },
  'launch.emptyAddress': {
    TY: 'Walang laman ang hiniling na address.',
    EN: 'The requested address is empty.',
  },
  'launch.closed': { TY: 'Inaayos muna ang laro', EN: 'This game is under maintenance' },
  'launch.retry': { TY: 'Subukan ulit', EN: 'Try again' },
  'launch.back': { TY: 'Lumabas sa laro', EN: 'Leave the game' },
  'launch.home': { TY: 'Home', EN: 'Home' },
  'launch.net': { TY: 'Panalo o talo mula nang mag-log in:', EN: 'Won or lost since you logged in:' },
  'launch.netShort': { TY: 'Neto', EN: 'Net' },
  'launch.clock': { TY: 'Oras ng paglalaro: {time}', EN: 'Time played: {time}' },
  'launch.balance': { TY: 'Balanse: {amount}', EN: 'Balance: {amount}' },
  'launch.deposit': { TY: 'Deposito', EN: 'Deposit' },
  'launch.depositWhy': {
    TY: 'Mananatiling bukas ang laro mo. Babalik ka rito pagkatapos magdeposito.',
    EN: 'Your game stays open. You come back here after the deposit.',
  },
  'launch.depositGo': { TY: 'Pumunta sa deposito', EN: 'Go to deposit' },
  'launch.resumed': {
    TY: 'Itinutuloy ang round na naiwan mo noong {time}.',
    EN: 'Going on with the round you left at {time}.',
  },
  'launch.playMoney': { TY: 'Pang-ensayo', EN: 'Play money' },
  'launch.leaveAsk': { TY: 'Lalabas ka na ba?', EN: 'Leave the game?' },
  'launch.leaveWhy': {
    TY: 'Kung may round na bukas, itutuloy ito pagbalik mo.',
    EN: 'A round that is still open goes on when you return.',
  },
  'launch.leave': { TY: 'Lumabas', EN: 'Leave' },
  'launch.stay': { TY: 'Magpatuloy sa laro', EN: 'Keep playing' },

  'credits.intro': {
    TY: 'Ang mga larawan ng laro ay gawa sa mga materyal na ito. Salamat sa mga gumawa.',
    EN: 'The game pictures are made from these works. Thanks to everyone who made them.',
  },
  'credits.by': { TY: 'Gawa ni: {by}', EN: 'By {by}' },
})
