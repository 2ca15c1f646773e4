import { type DestinationStream, type Logger, pino } from 'pino'

/** Names of fields whose values never reach a log, at any depth. */
export const secretNames: readonly string[] = [
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
  'personalData',
]

const redactPaths = secretNames.flatMap((name) =>
  [name, `*.${name}`, `*.*.${name}`].map((path) =>
    name.includes('-') ? path.replace(name, `["${name}"]`).replace('.[', '[') : path,
  ),
)

/** Lines are written together, at the latest after this long, so no call waits for its own line. */
const flushMs = 100

function standardOutput(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 15_000, periodicFlush: flushMs })
  process.on('exit', () => destination.flushSync())
  return destination
}

export function openLog(level: string, destination = standardOutput()): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: redactPaths, censor: '[secret]' },
  }
  return pino(options, destination)
}
