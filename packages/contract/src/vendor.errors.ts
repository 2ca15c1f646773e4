/** What a member is told when a vendor cannot be played. */
export const vendorErrors = {
  'vendor.closed': {
    status: 409,
    text: {
      TY: 'Sarado muna ang mga laro ng provider na ito. Subukan muna ang iba.',
      EN: 'This provider’s games are closed for now. Try others for now.',
    },
  },
  'vendor.transferOpen': {
    status: 409,
    text: {
      TY: 'Hinihintay pa ang huling transfer mo sa provider na ito. Safe ang pera mo. Subukan ulit mamaya.',
      EN: 'Your last transfer with this provider isn’t done yet. Your money is safe. Try again later.',
    },
  },
  'vendor.transferRefused': {
    status: 409,
    text: {
      TY: 'Hindi tinanggap ng provider ang transfer kaya hindi bumukas ang laro. Nasa wallet mo pa rin ang pera.',
      EN: 'The provider didn’t accept the transfer, so the game didn’t open. Your money is still in your wallet.',
    },
  },
  'vendor.keyTaken': {
    status: 409,
    text: {
      TY: 'May key na may ganitong pangalan. Pumili ng iba.',
      EN: 'There is a key of this name already. Choose another.',
    },
  },
} as const
