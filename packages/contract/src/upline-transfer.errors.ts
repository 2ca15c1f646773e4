/** What can go wrong with a transfer to the upline. */
export const uplineTransferErrors = {
  'upline.closed': {
    status: 403,
    text: {
      TY: 'Hindi ka makakapaglipat sa upline mo ngayon.',
      EN: 'You cannot transfer to your upline now.',
    },
  },
  'upline.newMember': {
    status: 403,
    text: {
      TY: 'Bago ka pa rito. Makakapaglipat ka sa upline mo pagkalipas ng {days} araw mula nang sumali ka.',
      EN: 'You are new here. You can transfer to your upline {days} days after you joined.',
    },
  },
  'upline.bigWin': {
    status: 403,
    text: {
      TY: 'Malaki ang napanalunan mo, kaya tao muna ang tumitingin. Mag-withdraw muna; kapag naaprubahan iyon, makakapaglipat ka na.',
      EN: 'You won a lot, so a person looks first. Please withdraw; once that is approved, you can transfer.',
    },
  },
} as const
