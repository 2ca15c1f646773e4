import { defineTexts } from './define-texts.ts'

/** What the sheet with the member's own link says. */
export const inviteTexts = defineTexts({
  'invite.title': { TY: 'Mag-invite ng kaibigan', EN: 'Invite friends' },
  'invite.text': {
    TY: 'I-share ang link mo. Kapag nag-register gamit nito ang kaibigan mo, invite mo siya.',
    EN: 'Share your link. When a friend registers with it, they count as your invite.',
  },
  'invite.closed': {
    TY: 'Naka-break ka sa paglalaro, kaya hindi ka muna makakapag-invite.',
    EN: 'You’re on a break from play, so you can’t invite friends for now.',
  },
  'invite.copy': { TY: 'I-copy ang link', EN: 'Copy link' },
  'invite.copied': { TY: 'Na-copy ang link', EN: 'Link copied' },
  'invite.share': { TY: 'I-share', EN: 'Share' },
})
