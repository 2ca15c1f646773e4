import { defineTexts } from './define-texts.ts'

/** The live chat with the people behind the site. */
export const chatTexts = defineTexts({
  'chat.unread': { TY: '{count} bago', EN: '{count} new' },
  'chat.lines': { TY: 'Usapan', EN: 'Conversation' },
  'chat.welcome': { TY: 'Kumusta! Ano ang maitutulong namin?', EN: 'Hello! How can we help?' },
  'chat.promise': {
    TY: 'Tao ang sumasagot dito. Hindi kami hihingi ng password o code.',
    EN: 'A person answers here. We never ask for a password or a code.',
  },
  'chat.earlier': { TY: 'Ipakita ang nauna', EN: 'Show earlier' },
  'chat.write': { TY: 'Sumulat', EN: 'Write' },
  'chat.send': { TY: 'Ipadala', EN: 'Send' },
  'chat.you': { TY: 'Ikaw', EN: 'You' },
  'chat.service': { TY: 'Customer service', EN: 'Customer service' },
  'chat.failed': { TY: 'Hindi naipadala. Subukan ulit.', EN: 'It was not sent. Please try again.' },
  'chat.notOpened': { TY: 'Hindi mabuksan ang chat', EN: 'The chat cannot be opened' },
})
