import { defineTexts } from './define-texts.ts'

/** What the sheet with the member's own link says. */
export const inviteTexts = defineTexts({
  'invite.title': { TY: 'Mag-imbita ng kaibigan', EN: 'Invite friends' },
  'invite.text': {
    TY: 'Ibahagi ang link mo. Kapag nagrehistro ang kaibigan mo gamit ito, kayo ang magkakaugnay.',
    EN: 'Share your link. A friend who registers with it is counted as invited by you.',
  },
  'invite.closed': {
    TY: 'Habang nakapahinga ka sa paglalaro, wala ring imbitasyon.',
    EN: 'There are no invitations while you take a break from play.',
  },
  'invite.copy': { TY: 'Kopyahin ang link', EN: 'Copy link' },
  'invite.copied': { TY: 'Nakopya ang link', EN: 'Link copied' },
  'invite.share': { TY: 'Ibahagi', EN: 'Share' },
})
