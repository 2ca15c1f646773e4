import type { InputOf } from '@perya/contract/endpoint'
import type { loginMember } from '@perya/contract/identity'
import type { z } from 'zod'

export type LoginInput = z.output<(typeof loginMember)['input']>
export type LoginBy<T extends InputOf<typeof loginMember>['type']> = Extract<LoginInput, { type: T }>
export type LoginSide = LoginInput['side']
