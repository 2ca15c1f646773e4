import { defineTexts } from './define-texts.ts'

/** What the frame around every screen says: header, bottom bar, notices, whole-page states. */
export const shellTexts = defineTexts({
  free_reject: {
    TY: 'Mag-log in gamit ang totoong account para magamit ito.',
    EN: 'Please log in with an actual account to use this function.',
  },
  contact_service: {
    TY: 'Makipag-chat sa customer service para dito.',
    EN: 'Please contact customer service for this.',
  },

  'shell.skip': { TY: 'Diretso sa content', EN: 'Skip to content' },
  'shell.noScript': {
    TY: 'Kailangan ng JavaScript para makapaglaro dito. I-on ito sa settings ng browser mo, tapos i-reload ang page.',
    EN: 'You need JavaScript to play here. Turn it on in your browser settings, then reload the page.',
  },
  'shell.backHome': { TY: 'Balik sa home', EN: 'Back to home' },
  'shell.back': { TY: 'Bumalik', EN: 'Back' },
  'shell.goHome': { TY: 'Pumunta sa Home', EN: 'Go to home' },
  'shell.confirm': { TY: 'Sige', EN: 'OK' },
  'shell.notice': { TY: 'Paalala', EN: 'Notice' },

  'header.login': { TY: 'Log in', EN: 'Log in' },
  'header.register': { TY: 'Mag-register', EN: 'Register' },
  'header.balanceHidden': { TY: 'Nakatago ang balance', EN: 'Balance hidden' },
  'header.balanceLoading': { TY: 'Nilo-load ang balance', EN: 'Loading balance' },
  'header.deposit': { TY: 'Mag-deposit', EN: 'Deposit' },
  'header.menu': { TY: 'Menu', EN: 'Menu' },

  'menu.title': { TY: 'Menu', EN: 'Menu' },
  'menu.deposit': { TY: 'Mag-deposit', EN: 'Deposit' },
  'menu.withdraw': { TY: 'Mag-withdraw', EN: 'Withdraw' },
  'menu.refresh': { TY: 'I-refresh ang balance', EN: 'Refresh balance' },
  'menu.refreshed': { TY: 'Na-refresh ang balance', EN: 'Balance refreshed' },
  'menu.refreshFailed': {
    TY: 'Hindi na-refresh ang balance. Subukan ulit.',
    EN: 'We couldn’t refresh the balance. Try again.',
  },
  'menu.hide': { TY: 'Itago ang balance', EN: 'Hide balance' },
  'menu.show': { TY: 'Ipakita ang balance', EN: 'Show balance' },
  'menu.signOut': { TY: 'Mag-log out', EN: 'Log out' },
  'menu.signOutAsk': { TY: 'Magla-log out ka na ba?', EN: 'Log out now?' },
  'menu.signOutWhy': {
    TY: 'Kakailanganin mong mag-log in ulit para makapaglaro.',
    EN: 'You will need to log in again to play.',
  },

  'nav.label': { TY: 'Main menu', EN: 'Main menu' },
  'nav.home': { TY: 'Home', EN: 'Home' },
  'nav.promotions': { TY: 'Promo', EN: 'Promos' },
  'nav.deposit': { TY: 'Deposit', EN: 'Deposit' },
  'nav.invite': { TY: 'Invite', EN: 'Invite' },
  'nav.members': { TY: 'Account', EN: 'Account' },
  'nav.unclaimed': {
    TY: '{count, plural, one {# reward na hindi pa nakukuha} other {# reward na hindi pa nakukuha}}',
    EN: '{count, plural, one {# reward to claim} other {# rewards to claim}}',
  },

  'message.open': { TY: 'Mga mensahe', EN: 'Messages' },
  'message.unread': {
    TY: '{count, plural, one {Mga mensahe, # hindi pa nababasa} other {Mga mensahe, # hindi pa nababasa}}',
    EN: '{count, plural, one {Messages, # unread} other {Messages, # unread}}',
  },

  'language.choose': { TY: 'Pumili ng wika', EN: 'Choose a language' },
  'language.current': { TY: 'Wika: {name}', EN: 'Language: {name}' },

  'loginPrompt.requiredWhy': {
    TY: 'Hindi ka pa naka-log in. Mag-log in para magpatuloy.',
    EN: 'You are not logged in. Log in to continue.',
  },
  'loginPrompt.expired': { TY: 'Na-log out ka', EN: 'You were logged out' },
  'loginPrompt.expiredWhy': {
    TY: 'Natapos na ang session mo. Mag-log in ulit.',
    EN: 'Your account was logged out. Please log in again.',
  },

  'download.title': { TY: 'Kunin ang app', EN: 'Get the app' },
  'download.get': { TY: 'I-download', EN: 'Download' },
  'download.close': { TY: 'Isara ang notice ng app', EN: 'Close the app notice' },
  'download.useSafari': {
    TY: 'Gamitin ang Safari para i-download ang app.',
    EN: 'Please use Safari for download App.',
  },
  'download.legacyTitle': { TY: 'Luma na ang iOS mo', EN: 'Your iOS is too old' },
  'download.legacyText': {
    TY: 'Kailangan ng app ang iOS {version} o mas bago. I-update muna ito sa Settings › General › Software Update.',
    EN: 'The app needs iOS {version} or later. Update it in Settings › General › Software Update first.',
  },
  'download.addTitle': { TY: 'Idagdag sa home screen', EN: 'Add to your home screen' },
  'download.addStep1': { TY: 'Buksan ang site sa Safari.', EN: 'Open this site in Safari.' },
  'download.addStep2': { TY: 'I-tap ang Share.', EN: 'Tap Share.' },
  'download.addStep3': { TY: 'Piliin ang “Add to Home Screen”.', EN: 'Choose “Add to Home Screen”.' },
  'download.profile': { TY: 'I-download ang profile', EN: 'Download profile' },

  'contact.title': { TY: 'Customer service', EN: 'Customer service' },
  'contact.open': { TY: 'I-contact kami', EN: 'Contact us' },
  'contact.answered': {
    TY: 'May sagot na kami sa iyo. Buksan ang chat.',
    EN: 'You have a reply. Open the chat.',
  },
  'contact.close': { TY: 'Isara ang contacts', EN: 'Close contacts' },

  'connection.offline': {
    TY: 'Walang internet. Babalik ang lahat pag may signal na.',
    EN: 'No internet. Everything will be back once you reconnect.',
  },
  'connection.slow': {
    TY: 'Mabagal ang internet mo. Baka medyo matagalan.',
    EN: 'Your internet is slow. This may take a while.',
  },

  'update.ready': { TY: 'May bagong version ng app.', EN: 'A new version of the app is ready.' },
  'update.apply': { TY: 'I-update', EN: 'Update' },

  'ticker.none': { TY: 'Walang announcement ngayon.', EN: 'No announcements right now.' },
  'ticker.label': { TY: 'Announcements', EN: 'Announcements' },

  'maintenance.title': { TY: 'Under maintenance muna kami', EN: 'We’re under maintenance' },
  'maintenance.text': {
    TY: 'Ina-upgrade ang system. Safe ang balance at mga taya mo. Balik ka mamaya.',
    EN: 'The system is being upgraded. Your balance and bets are safe. Please come back later.',
  },
  'maintenance.watching': {
    TY: 'Magbubukas agad ang page na ito pag tapos na.',
    EN: 'This page opens on its own once we’re done.',
  },
  'maintenance.overTitle': { TY: 'Bukas na ang site', EN: 'We’re back' },
  'maintenance.overText': {
    TY: 'Walang maintenance ngayon. Puwede ka nang maglaro.',
    EN: 'No maintenance right now. You can play.',
  },
  'restricted.title': { TY: 'Hindi available sa lugar mo', EN: 'Not available in your area' },
  'restricted.text': {
    TY: 'Hindi namin mabuksan ang site sa IP address o lokasyon mo. Kung mali ito, i-contact kami.',
    EN: 'We can’t open this site for your IP address or location. If this is a mistake, please talk to us.',
  },
  'crash.title': { TY: 'Naku, nagkaproblema', EN: 'Something went wrong' },
  'crash.text': {
    TY: 'Safe ang balance at mga taya mo. Buksan ulit ang site.',
    EN: 'Your balance and bets are safe. Please open the site again.',
  },
  'notFound.title': { TY: 'Wala ang page na ito', EN: 'Page not found' },
  'notFound.text': {
    TY: 'Baka nalipat na ito o may mali sa address.',
    EN: 'It may have moved, or there’s a typo in the address.',
  },

  'footer.age': { TY: '{age}+ lang', EN: '{age}+ only' },
  'footer.play': {
    TY: 'Maglaro nang responsable. Tumaya lang ng kaya mong matalo.',
    EN: 'Play responsibly. Only bet what you can afford to lose.',
  },
  'footer.copyright': {
    TY: '© {years} {name}. All rights reserved.',
    EN: '© {years} {name}. All rights reserved.',
  },
  'footer.terms': { TY: 'Terms', EN: 'Terms' },
  'footer.privacy': { TY: 'Privacy', EN: 'Privacy' },
  'footer.contact': { TY: 'I-contact kami', EN: 'Contact us' },
})
