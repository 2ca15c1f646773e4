import { AppError } from '#platform/app-error.ts'

export function wrongCode(details: { captcha?: boolean } = {}): AppError {
  return new AppError('verification.wrong', { field: 'verificationCode', ...details })
}
