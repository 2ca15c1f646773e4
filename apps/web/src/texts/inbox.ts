import { defineTexts } from './define-texts.ts'

/** Messages between a member and the service. */
export const inboxTexts = defineTexts({
  'inbox.list': { TY: 'Mga mensahe', EN: 'Messages' },
  'inbox.isUnread': { TY: 'Hindi pa nababasa', EN: 'Unread' },
  'inbox.none': { TY: 'Wala pang mensahe', EN: 'No messages yet' },
  'inbox.none.text': {
    TY: 'Dito lalabas ang mga sagot at balita para sa iyo.',
    EN: 'Answers and news for you will be here.',
  },
  'inbox.new': { TY: 'Sumulat sa amin', EN: 'Write to us' },
  'inbox.write': { TY: 'Ano ang maitutulong namin?', EN: 'How can we help?' },
  'inbox.answer': { TY: 'Sagutin', EN: 'Answer' },
  'inbox.send': { TY: 'Ipadala', EN: 'Send' },
  'inbox.sent': { TY: 'Naipadala na.', EN: 'It has been sent.' },
  'inbox.left': { TY: '{count} titik pa', EN: '{count} characters left' },
  'inbox.more': { TY: 'Ipakita pa', EN: 'Show more' },
  'inbox.choose': { TY: 'Pumili', EN: 'Select' },
  'inbox.chooseAll': { TY: 'Piliin lahat', EN: 'Select all' },
  'inbox.chooseNone': { TY: 'Alisin ang pili', EN: 'Select none' },
  'inbox.markRead': { TY: 'Nabasa na', EN: 'Mark as read' },
  'inbox.markUnread': { TY: 'Gawing hindi pa nababasa', EN: 'Mark as unread' },
  'inbox.delete': { TY: 'Burahin', EN: 'Delete' },
  'inbox.done': { TY: 'Tapos', EN: 'Done' },
  'inbox.gone': { TY: 'Hindi mabuksan ang mensahe', EN: 'The message cannot be opened' },
  'inbox.letters': { TY: 'Usapan', EN: 'Conversation' },
  'inbox.you': { TY: 'Ikaw', EN: 'You' },
  'inbox.to': { TY: 'Para kanino', EN: 'For whom' },
  'inbox.service': { TY: 'Customer service', EN: 'Customer service' },
  'inbox.upline': { TY: 'Agent ko', EN: 'My agent' },
  'inbox.downline': { TY: 'Downline ko', EN: 'My downline' },
  'inbox.downlineName': { TY: 'User name ng downline', EN: 'User name of the downline' },
})
