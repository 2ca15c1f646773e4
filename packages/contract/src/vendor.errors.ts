/** What a member is told when a vendor cannot be played. */
export const vendorErrors = {
  'vendor.closed': {
    status: 409,
    text: {
      TY: 'Sarado muna ang mga laro ng provider na ito. Subukan ang iba habang naghihintay.',
      EN: 'This vendor’s games are closed for now. Try another in the meantime.',
    },
  },
  'vendor.unreachable': {
    status: 503,
    text: {
      TY: 'Hindi namin maabot ang provider ngayon. Subukan ulit mamaya.',
      EN: 'The vendor cannot be reached right now. Please try again later.',
    },
  },
} as const
