import { type DestinationStream, type Logger, pino } from 'pino'

/** Names whose values never reach a log, wherever they stand. */
const secretNames = [
  'token',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'firebaseIdToken',
  'authorization',
  'cookie',
  'set-cookie',
  'secret',
]

const redactPaths = secretNames.flatMap((name) =>
  [name, `*.${name}`, `*.*.${name}`].map((path) =>
    name.includes('-') ? path.replace(name, `["${name}"]`).replace('.[', '[') : path,
  ),
)

export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redactPaths, censor: '[secret]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
