import { defineTexts } from './define-texts.ts'

/** The live chat with the people behind the site. */
export const chatTexts = defineTexts({
  'chat.unread': { TY: '{count} bago', EN: '{count} new' },
  'chat.lines': { TY: 'Usapan', EN: 'Conversation' },
  'chat.welcome': { TY: 'Hello! Ano ang maitutulong namin?', EN: 'Hello! How can we help?' },
  'chat.promise': {
    TY: 'Team namin mismo ang sasagot sa iyo, hindi bot. Hindi kami hihingi ng password o code.',
    EN: 'You’ll chat with our team, not a bot. We’ll never ask for your password or a code.',
  },
  'chat.earlier': { TY: 'Ipakita ang nauna', EN: 'Show earlier' },
  'chat.write': { TY: 'Mag-type ng message', EN: 'Type a message' },
  'chat.send': { TY: 'I-send', EN: 'Send' },
  'chat.you': { TY: 'Ikaw', EN: 'You' },
  'chat.service': { TY: 'Customer service', EN: 'Customer service' },
  'chat.failed': { TY: 'Hindi na-send. Subukan ulit.', EN: 'It wasn’t sent. Please try again.' },
  'chat.notOpened': { TY: 'Hindi mabuksan ang chat', EN: 'We can’t open the chat' },
})
