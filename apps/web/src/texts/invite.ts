import { defineTexts } from './define-texts.ts'

/** What the sheet with the member's own link says. */
export const inviteTexts = defineTexts({
  'invite.title': { TY: 'Mag-invite ng kaibigan', EN: 'Invite friends' },
  'invite.text': {
    TY: 'I-share ang link mo. Pag nag-register dito ang kaibigan mo, counted siya bilang invite mo.',
    EN: 'Share your link. When a friend registers with it, they count as your invite.',
  },
  'invite.closed': {
    TY: 'Naka-break ka sa paglalaro, kaya hindi ka muna makakapag-invite.',
    EN: 'You’re on a break, so you can’t invite friends for now.',
  },
  'invite.copy': { TY: 'I-copy ang link', EN: 'Copy link' },
  'invite.copied': { TY: 'Na-copy ang link', EN: 'Link copied' },
  'invite.share': { TY: 'I-share', EN: 'Share' },
})
