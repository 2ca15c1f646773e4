import { defineTexts } from './define-texts.ts'

/** What the frame around every screen says: header, bottom bar, notices, whole-page states. */
export const shellTexts = defineTexts({
  free_reject: {
    TY: 'Mag-log in gamit ang totoong account para magamit ito.',
    EN: 'Please log in with an actual account to use this function.',
  },
  contact_service: {
    TY: 'Makipag-ugnayan sa customer service para dito.',
    EN: 'Please contact customer service for this.',
  },

  'shell.skip': { TY: 'Lumaktaw sa nilalaman', EN: 'Skip to content' },
  'shell.noScript': {
    TY: 'Kailangan ng JavaScript para makapaglaro dito. I-on ito sa settings ng browser mo, tapos i-reload ang page.',
    EN: 'You need JavaScript to play here. Turn it on in your browser settings, then reload the page.',
  },
  'shell.backHome': { TY: 'Bumalik sa home', EN: 'Back home' },
  'shell.back': { TY: 'Bumalik', EN: 'Back' },
  'shell.goHome': { TY: 'Pumunta sa Home', EN: 'Go to Home' },
  'shell.confirm': { TY: 'Sige', EN: 'OK' },
  'shell.notice': { TY: 'Paalala', EN: 'Notice' },

  'header.login': { TY: 'Log in', EN: 'Log in' },
  'header.register': { TY: 'Magrehistro', EN: 'Register' },
  'header.balanceHidden': { TY: 'Nakatago ang balanse', EN: 'Balance hidden' },
  'header.balanceLoading': { TY: 'Kinukuha ang balanse', EN: 'Loading balance' },
  'header.deposit': { TY: 'Magdeposito', EN: 'Deposit' },
  'header.menu': { TY: 'Menu', EN: 'Menu' },

  'menu.title': { TY: 'Menu', EN: 'Menu' },
  'menu.deposit': { TY: 'Magdeposito', EN: 'Deposit' },
  'menu.withdraw': { TY: 'Mag-withdraw', EN: 'Withdraw' },
  'menu.refresh': { TY: 'I-refresh ang balanse', EN: 'Refresh balance' },
  'menu.refreshed': { TY: 'Na-refresh ang balanse', EN: 'Balance refreshed' },
  'menu.refreshFailed': {
    TY: 'Hindi na-refresh ang balanse. Subukan ulit.',
    EN: 'Could not refresh the balance. Try again.',
  },
  'menu.hide': { TY: 'Itago ang balanse', EN: 'Hide balance' },
  'menu.show': { TY: 'Ipakita ang balanse', EN: 'Show balance' },
  'menu.signOut': { TY: 'Mag-sign out', EN: 'Sign out' },
  'menu.signOutAsk': { TY: 'Mag-sign out ka na ba?', EN: 'Do you want to sign out?' },
  'menu.signOutWhy': {
    TY: 'Kakailanganin mong mag-log in ulit para makapaglaro.',
    EN: 'You will need to log in again to play.',
  },

  'nav.label': { TY: 'Pangunahing menu', EN: 'Main menu' },
  'nav.home': { TY: 'Home', EN: 'Home' },
  'nav.promotions': { TY: 'Promo', EN: 'Promos' },
  'nav.deposit': { TY: 'Deposito', EN: 'Deposit' },
  'nav.invite': { TY: 'Imbita', EN: 'Invite' },
  'nav.members': { TY: 'Account', EN: 'Account' },
  'nav.unclaimed': {
    TY: '{count, plural, one {# gantimpalang hindi pa nakukuha} other {# gantimpalang hindi pa nakukuha}}',
    EN: '{count, plural, one {# unclaimed reward} other {# unclaimed rewards}}',
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
  'loginPrompt.expired': { TY: 'Natapos ang session mo', EN: 'Your session has ended' },
  'loginPrompt.expiredWhy': {
    TY: 'Na-log out ang account. Mag-log in ulit.',
    EN: 'Your account was logged out. Please log in again.',
  },

  'download.title': { TY: 'Kunin ang app', EN: 'Get the app' },
  'download.get': { TY: 'Kunin', EN: 'Download' },
  'download.close': { TY: 'Isara ang paalala sa app', EN: 'Close the app notice' },
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
  'download.addStep2': { TY: 'Pindutin ang Share.', EN: 'Tap Share.' },
  'download.addStep3': { TY: 'Piliin ang “Add to Home Screen”.', EN: 'Choose “Add to Home Screen”.' },
  'download.profile': { TY: 'I-download ang profile', EN: 'Download profile' },

  'contact.title': { TY: 'Customer service', EN: 'Customer service' },
  'contact.open': { TY: 'Makipag-ugnayan sa amin', EN: 'Contact us' },
  'contact.answered': {
    TY: 'May sagot para sa iyo: makipag-ugnayan sa amin',
    EN: 'You have an answer: contact us',
  },
  'contact.close': { TY: 'Isara ang mga contact', EN: 'Close contacts' },

  'connection.offline': {
    TY: 'Walang internet. Babalik ang lahat pagkakonekta mo.',
    EN: 'No internet. Everything comes back once you reconnect.',
  },
  'connection.slow': {
    TY: 'Mabagal ang koneksyon mo. Baka matagalan nang kaunti.',
    EN: 'Your connection is slow. This may take a little longer.',
  },

  'update.ready': { TY: 'May bagong bersyon ng app.', EN: 'A new version of the app is ready.' },
  'update.apply': { TY: 'I-update', EN: 'Update' },

  'ticker.none': { TY: 'Walang anunsyo sa ngayon.', EN: 'No announcements right now.' },
  'ticker.label': { TY: 'Mga anunsyo', EN: 'Announcements' },

  'maintenance.title': { TY: 'Inaayos namin ang perya', EN: 'We are tuning things up' },
  'maintenance.text': {
    TY: 'Nag-a-upgrade ang sistema. Ligtas ang balanse at mga taya mo; bumalik mamaya.',
    EN: 'The system is being upgraded. Your balance and bets are safe; please come back later.',
  },
  'maintenance.watching': {
    TY: 'Kusang bubukas ang pahinang ito pagkatapos.',
    EN: 'This page opens by itself when we are done.',
  },
  'maintenance.overTitle': { TY: 'Bukas na ang site', EN: 'The site is open' },
  'maintenance.overText': {
    TY: 'Walang maintenance ngayon. Puwede ka nang maglaro.',
    EN: 'There is no maintenance right now. You can play.',
  },
  'restricted.title': { TY: 'Hindi magagamit sa lugar mo', EN: 'Not available where you are' },
  'restricted.text': {
    TY: 'Hindi namin maibubukas ang site sa IP address o lokasyon mo. Kung mali ito, kausapin kami.',
    EN: 'We cannot open this site for your IP address or location. If that is a mistake, talk to us.',
  },
  'crash.title': { TY: 'May nangyaring hindi inaasahan', EN: 'Something unexpected went wrong' },
  'crash.text': {
    TY: 'Ligtas ang balanse at mga taya mo. Buksan ulit ang site.',
    EN: 'Your balance and bets are safe. Please open the site again.',
  },
  'notFound.title': { TY: 'Walang ganitong pahina', EN: 'Page not found' },
  'notFound.text': {
    TY: 'Baka nailipat na o mali ang pagkaka-type ng address.',
    EN: 'It may have moved, or the address may be mistyped.',
  },

  'footer.age': { TY: '{age}+ lang', EN: '{age}+ only' },
  'footer.play': {
    TY: 'Maglaro nang responsable. Tumaya lang ng kaya mong ipatalo.',
    EN: 'Play responsibly. Only bet what you can afford to lose.',
  },
  'footer.copyright': {
    TY: '© {years} {name}. Nakalaan ang lahat ng karapatan.',
    EN: '© {years} {name}. All rights reserved.',
  },
  'footer.terms': { TY: 'Mga tuntunin', EN: 'Terms' },
  'footer.privacy': { TY: 'Privacy', EN: 'Privacy' },
  'footer.contact': { TY: 'Makipag-ugnayan', EN: 'Contact' },
})
