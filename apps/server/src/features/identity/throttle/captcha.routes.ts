import * as contract from '@perya/contract/captcha'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { makePictureCaptcha, makeWorkCaptcha } from './captcha.ts'
import { captchaStrength } from './throttle.rules.ts'
import { strengthAt } from './tries.ts'

export const captchaRoutes = (ctx: Context): Route[] => [
  route(contract.getCaptcha, () => makePictureCaptcha(ctx)),
  route(contract.getCaptchaWork, async (_input, { ip }) =>
    makeWorkCaptcha(ctx, Math.max(captchaStrength.picture, await strengthAt(ctx, ip))),
  ),
]
