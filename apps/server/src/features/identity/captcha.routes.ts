import * as contract from '@perya/contract/captcha'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { makePictureCaptcha, makeWorkCaptcha } from './captcha.ts'

export const captchaRoutes = (ctx: Context): Route[] => [
  route(contract.getCaptcha, () => makePictureCaptcha(ctx)),
  route(contract.getCaptchaWork, () => makeWorkCaptcha(ctx)),
]
