/** What an operator may be allowed to do, with what each key opens; who may do what is data of the operator. */
export const permissions = {
  'audit.read': 'read what operators did',
  'cases.review': 'look into cases about members’ money and close them',
  'cashier.configure': 'set ways to pay, banks, promotions and what counts for them',
  'chat.answer': 'read the chats of members and answer them',
  'content.edit': 'publish announcements, matches, help items and statements, and take them down',
  'contracts.manage': 'offer contracts to top agents, end contracts, and set what contracts go by',
  'feedback.answer': 'read feedback and answer it',
  'identity.review':
    'look at identity documents and decide about them, take lost passkeys away, and load lists of people who may not play',
  'inbox.write': 'write letters to members',
  'lottery.configure': 'stop and open lotteries, change their rooms, and keep players from betting',
  'lottery.rule': 'say what was drawn, and void, correct and settle draws',
  'payments.assign': 'say whose a parked payment is',
  'payments.refund': 'send parked payments back, and take deposits back that their bank took back',
  'protection.limit': 'set limits for members',
  'release.seal': 'say which releases of the program may run, and settle alarms about them',
  'site.edit': 'change texts, languages, contacts, ages, licence, flags and lobby of the site',
  'transfers.review': 'confirm transfers made by hand or refuse them',
  'vendors.configure':
    'add vendors, set how they are reached, their keys and what of them may be played, and settle alarms about them',
  'wallet.adjust':
    'propose corrections of members’ money, agree to those of others, and vouch for transfers of vendors',
  'withdrawals.review': 'approve withdrawals or reject them',
} as const

export type Permission = keyof typeof permissions
export const permissionKeys = Object.keys(permissions) as Permission[]
