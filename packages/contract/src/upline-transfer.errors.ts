/** What can go wrong on the way to the upline. */
export const uplineTransferErrors = {
  'upline.closed': {
    status: 403,
    text: {
      TY: 'Hindi ka makakapaglipat sa upline mo ngayon.',
      EN: 'You cannot transfer to your upline now.',
    },
  },
} as const
