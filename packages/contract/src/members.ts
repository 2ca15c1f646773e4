import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Pictures a member may choose from, by the name of the file that draws them. */
export const headIcons = [
  'parol',
  'banig',
  'capiz',
  'tala',
  'araw',
  'buwan',
  'alon',
  'bundok',
  'sampaguita',
  'bangka',
  'salakot',
  'habi',
] as const
export type HeadIcon = (typeof headIcons)[number]
const HeadIcon = z.enum(headIcons)

export const getMemberInfo = endpoint({
  summary: 'The member behind the session.',
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
  input: z.strictObject({}),
  output: z.object({
    id: z.string(),
    account: z.string(),
    regDate: z.iso.datetime(),
    type: z.number().int(),
    toUpline: z.boolean(),
    merchantCode: z.string(),
    nickname: z.string().nullable(),
    icon: HeadIcon,
    /** Personal data is masked: enough to recognise one's own, too little to steal. */
    email: z.string().nullable(),
    mobileNum: z.string().nullable(),
    payeeName: z.string().nullable(),
    /** Not while they take a break from play themselves. */
    mayInvite: z.boolean(),
  }),
  errors: [],
})

export const getHeadIcon = endpoint({
  summary: 'The member’s picture, and those to choose from.',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'member',
  input: z.strictObject({}),
  output: z.object({ icon: HeadIcon, icons: z.array(HeadIcon) }),
  errors: [],
})

export const setHeadIcon = endpoint({
  summary: 'Changes the member’s picture.',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  /** Form-encoded. */
  input: z.strictObject({ icon: HeadIcon }),
  output: z.object({ icon: HeadIcon }),
  errors: [],
})

export const membersEndpoints = { getMemberInfo, getHeadIcon, setHeadIcon }
