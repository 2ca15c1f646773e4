import { defineTexts } from './define-texts.ts'

/** What members tell the people behind the site. */
export const feedbackTexts = defineTexts({
  'feedback.headline': { TY: 'Sabihin mo sa amin', EN: 'Tell us' },
  'feedback.promise': {
    TY: 'Binabasa ng tao ang bawat isa. Lalabas dito at sa mensahe mo ang sagot.',
    EN: 'A person reads every one. The answer appears here and in your messages.',
  },
  'feedback.content': {
    TY: 'Ano ang nangyari, o ano ang gusto mo?',
    EN: 'What happened, or what would you like?',
  },
  'feedback.words': { TY: '{count} salita · {min} hanggang {max}', EN: '{count} words · {min} to {max}' },
  'feedback.bounds': {
    TY: 'Sumulat ng {min} hanggang {max} salita.',
    EN: 'Please write between {min} and {max} words.',
  },
  'feedback.comment': {
    TY: 'Detalye para mahanap ito (opsyonal)',
    EN: 'Details to find it by (optional)',
  },
  'feedback.left': {
    TY: 'Pangalan ng laro, oras o order number · {count} titik pa',
    EN: 'Name of the game, time or order number · {count} characters left',
  },
  'feedback.pictures': { TY: 'Mga larawan', EN: 'Pictures' },
  'feedback.send': { TY: 'Ipadala', EN: 'Send' },
  'feedback.sent': { TY: 'Salamat! Naipadala na.', EN: 'Thank you! It has been sent.' },
  'feedback.failed': { TY: 'Hindi naipadala. Subukan ulit.', EN: 'It was not sent. Please try again.' },
  'feedback.closed': {
    TY: 'Hindi kami tumatanggap ng feedback ngayon',
    EN: 'We take no feedback at the moment',
  },
  'feedback.closed.text': {
    TY: 'Sumulat o makipag-chat sa customer service.',
    EN: 'Write to customer service or chat with us.',
  },
  'feedback.history': { TY: 'Mga naipadala ko', EN: 'What I have sent' },
  'feedback.none': { TY: 'Wala ka pang naipadala.', EN: 'You have not sent anything yet.' },
  'feedback.waiting': { TY: 'Naghihintay ng sagot', EN: 'Waiting for an answer' },
  'feedback.answer': { TY: 'Sagot namin', EN: 'Our answer' },
  'feedback.more': { TY: 'Ipakita pa', EN: 'Show more' },
})
