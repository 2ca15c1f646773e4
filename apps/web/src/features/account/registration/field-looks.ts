import type { RegisterField } from '@perya/contract/settings'
import type { ComponentProps } from 'react'

type Look = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
>

const handle: Look = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 64 }

/** Which keyboard and which saved data fit each plain field. */
export const fieldLooks: Record<
  Exclude<RegisterField, 'password' | 'mobileNum' | 'verificationCode' | 'paymentPassword' | 'birthDate'>,
  Look
> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 32 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 128 },
  nickname: { autoComplete: 'nickname', maxLength: 64 },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 64 },
  idNumber: handle,
  qqNum: { ...handle, inputMode: 'numeric' },
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: { ...handle, inputMode: 'tel' },
  zalo: handle,
  recommenderId: handle,
  affiliateCode: { ...handle, maxLength: 32 },
}
