/** What can go wrong with a transfer to the upline. */
export const uplineTransferErrors = {
  'upline.closed': {
    status: 403,
    text: {
      TY: 'Hindi ka muna makakapag-transfer sa upline mo.',
      EN: 'You can’t transfer to your upline right now.',
    },
  },
  'upline.newMember': {
    status: 403,
    text: {
      TY: 'Bago ka pa rito. Makakapag-transfer ka sa upline mo pagkalipas ng {days} araw mula nang sumali ka.',
      EN: 'You’re new here. You can transfer to your upline {days} days after joining.',
    },
  },
  'upline.bigWin': {
    status: 403,
    text: {
      TY: 'Ang laki ng panalo mo! Iche-check muna ito ng team namin. Mag-withdraw muna; pag na-approve, makakapag-transfer ka na.',
      EN: 'Big win! Our team has to check it first. Please withdraw; once approved, you can transfer.',
    },
  },
} as const
