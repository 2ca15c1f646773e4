import { defineTexts } from './define-texts.ts'

/** What members tell the people behind the site. */
export const feedbackTexts = defineTexts({
  'feedback.headline': { TY: 'Sabihin mo sa amin', EN: 'Tell us what you think' },
  'feedback.promise': {
    TY: 'Binabasa namin lahat. Makikita mo ang sagot dito at sa messages mo.',
    EN: 'We read every one. You’ll see our answer here and in your messages.',
  },
  'feedback.content': {
    TY: 'Ano ang nangyari, o ano ang suggestion mo?',
    EN: 'What happened, or what do you suggest?',
  },
  'feedback.words': { TY: '{count} salita · {min} hanggang {max}', EN: '{count} words · {min} to {max}' },
  'feedback.bounds': {
    TY: 'Sumulat ng {min} hanggang {max} salita.',
    EN: 'Please write {min} to {max} words.',
  },
  'feedback.comment': {
    TY: 'Detalye para mahanap ito (optional)',
    EN: 'Details so we can find it (optional)',
  },
  'feedback.left': {
    TY: 'Pangalan ng laro, oras o reference no. · {count} characters pa',
    EN: 'Game name, time or reference no. · {count} characters left',
  },
  'feedback.pictures': { TY: 'Mga picture', EN: 'Photos' },
  'feedback.send': { TY: 'I-send', EN: 'Send' },
  'feedback.sent': { TY: 'Salamat! Na-send na.', EN: 'Thank you! It’s been sent.' },
  'feedback.failed': { TY: 'Hindi na-send. Subukan ulit.', EN: 'It wasn’t sent. Please try again.' },
  'feedback.closed': {
    TY: 'Sarado muna ang feedback',
    EN: 'Feedback is closed for now',
  },
  'feedback.closed.text': {
    TY: 'Mag-message o makipag-chat sa customer service.',
    EN: 'Message or chat with customer service.',
  },
  'feedback.history': { TY: 'Mga na-send ko', EN: 'My feedback' },
  'feedback.none': { TY: 'Wala ka pang na-send.', EN: 'You haven’t sent anything yet.' },
  'feedback.waiting': { TY: 'Naghihintay ng sagot', EN: 'Waiting for an answer' },
  'feedback.answer': { TY: 'Sagot namin', EN: 'Our answer' },
  'feedback.more': { TY: 'Ipakita pa', EN: 'Show more' },
})
