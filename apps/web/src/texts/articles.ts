import { defineTexts } from './define-texts.ts'

/** Notices, help, statements and the way to the people behind the site. */
export const articleTexts = defineTexts({
  'article.failed': {
    TY: 'Hindi ito ma-load ngayon. Subukan ulit mamaya.',
    EN: 'We can’t load this right now. Try again later.',
  },
  'article.statements': { TY: 'Mga policy', EN: 'Policies' },
  'article.earlier': { TY: 'Mga naunang version', EN: 'Earlier versions' },
  'article.isEarlier': {
    TY: 'Lumang version na ito. <0>Basahin ang bago</0>',
    EN: 'This is an old version. <0>Read the current one</0>',
  },
  'article.version': { TY: 'Version {version} · {date}', EN: 'Version {version} · {date}' },

  'help.titles': { TY: 'Mga topic', EN: 'Topics' },
  'help.whole': { TY: 'Basahin nang buo', EN: 'Read the full page' },
  'help.none': { TY: 'Wala pang topic', EN: 'No topics yet' },
  'help.none.text': {
    TY: 'Ginagawa pa ito. Magtanong muna sa customer service.',
    EN: 'We’re still working on this. Please ask customer service for now.',
  },

  'notice.none': { TY: 'Walang announcement ngayon', EN: 'No announcements right now' },
  'notice.unread': { TY: '{count} hindi pa nababasa', EN: '{count} unread' },
  'notice.new': { TY: 'Bago', EN: 'New' },
  'notice.list': { TY: 'Announcements', EN: 'Announcements' },

  'service.headline': { TY: 'Nandito kami para tumulong', EN: 'We are here to help' },
  'service.promise': {
    TY: 'Piliin kung paano mo kami gustong kausapin. Hindi kami hihingi ng password o code.',
    EN: 'Choose how you’d like to talk to us. We’ll never ask for your password or a code.',
  },
  'service.ways': { TY: 'Paano kami ma-contact', EN: 'Ways to reach us' },
  'service.none': {
    TY: 'Walang available na contact ngayon',
    EN: 'No contact is available right now',
  },
  'service.alone': { TY: 'Baka nandito na ang sagot', EN: 'Your answer may be here' },
  'service.protection': { TY: 'Player protection', EN: 'Player protection' },
})
