import { defineTexts } from './define-texts.ts'

/** Notices, help, statements and the way to the people behind the site. */
export const articleTexts = defineTexts({
  'article.failed': { TY: 'Hindi ito makuha ngayon.', EN: 'This cannot be loaded now.' },
  'article.statements': { TY: 'Mga pahayag', EN: 'Statements' },
  'article.earlier': { TY: 'Mga naunang bersyon', EN: 'Earlier versions' },
  'article.isEarlier': {
    TY: 'Naunang bersyon ito at hindi na ito ang umiiral. <0>Basahin ang umiiral ngayon</0>',
    EN: 'This is an earlier version and no longer holds. <0>Read the one of today</0>',
  },
  'article.version': { TY: 'Bersyon {version} · {date}', EN: 'Version {version} · {date}' },

  'help.titles': { TY: 'Mga paksa', EN: 'Topics' },
  'help.whole': { TY: 'Basahin sa buong pahina', EN: 'Read on a whole page' },
  'help.none': { TY: 'Wala pang paksa', EN: 'No topics yet' },
  'help.none.text': {
    TY: 'Magtanong sa customer service habang inihahanda ito.',
    EN: 'Ask customer service while this is being prepared.',
  },

  'notice.none': { TY: 'Walang anunsyo sa ngayon', EN: 'No announcements right now' },
  'notice.unread': { TY: '{count} hindi pa nababasa', EN: '{count} unread' },
  'notice.new': { TY: 'Bago', EN: 'New' },
  'notice.list': { TY: 'Mga anunsyo', EN: 'Announcements' },

  'service.headline': { TY: 'Narito kami para tumulong', EN: 'We are here to help' },
  'service.promise': {
    TY: 'Piliin kung paano mo kami gustong kausapin. Hindi kami hihingi ng password o code.',
    EN: 'Choose how you would like to talk to us. We never ask for a password or a code.',
  },
  'service.ways': { TY: 'Mga paraan', EN: 'Ways to reach us' },
  'service.none': {
    TY: 'Walang bukas na paraan sa ngayon',
    EN: 'There is no way to reach us right now',
  },
  'service.alone': { TY: 'Baka narito na ang sagot', EN: 'The answer may be here' },
  'service.protection': { TY: 'Proteksyon sa manlalaro', EN: 'Player protection' },
})
