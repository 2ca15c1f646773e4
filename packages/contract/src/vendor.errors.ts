/** What a member is told when a vendor cannot be played. */
export const vendorErrors = {
  'vendor.closed': {
    status: 409,
    text: {
      TY: 'Sarado muna ang mga laro ng provider na ito. Subukan ang iba habang naghihintay.',
      EN: 'This vendor’s games are closed for now. Try another in the meantime.',
    },
  },
  'vendor.transferOpen': {
    status: 409,
    text: {
      TY: 'Hinihintay pa namin ang huling paglipat mo sa provider na ito. Ligtas ang pera mo.',
      EN: 'Your last transfer with this vendor is still on its way. Your money is safe.',
    },
  },
  'vendor.transferRefused': {
    status: 409,
    text: {
      TY: 'Hindi tinanggap ng provider ang pera mo kaya hindi bumukas ang laro. Nasa wallet mo pa rin ito.',
      EN: 'The vendor did not take your money, so the game was not opened. It is still in your wallet.',
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
