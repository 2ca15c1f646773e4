/** For who forgot the six digits: a code, the log-in password, and a question in addition where one was answered. */
import type { SecurityQuestion } from '@perya/contract/security-bounds'
import { readContacts } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { plainText } from '#platform/plain-text.ts'
import { updateWithdrawalPasswordHash } from '../credential/credential.store.ts'
import { hashPassword, verifyPassword } from '../credential/passwords.ts'
import { pauseAndTell } from '../pause/pause-withdrawals.ts'
import { proveLogin, proveSelf, type Self } from '../proof/prove-self.ts'
import { tryAsMember } from '../throttle/member-try.ts'
import { checkCode, sendOwnCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'
import { findAnswerHash, listQuestions, replaceAnswers } from './security.store.ts'
import { isGuessable } from './withdrawal-password.rules.ts'

type Way = 'mobile' | 'email'

/** Only to where the member has proved to be reached. */
async function contactOf(ctx: Context, memberId: bigint, by: Way): Promise<string> {
  const contacts = await readContacts(ctx, ctx.db, memberId)
  const to = by === 'mobile' ? contacts.provedMobile : contacts.provedEmail
  if (to === undefined) throw new AppError('contact.missing')
  return to
}

export async function sendWithdrawalCode(ctx: Context, visit: Visit, memberId: bigint, by: Way) {
  return sendOwnCode(ctx, visit, 'withdrawal', await contactOf(ctx, memberId, by), {
    memberId,
    answer: null,
  })
}

export async function resetWithdrawalPassword(
  ctx: Context,
  visit: Visit,
  self: Self,
  typed: {
    by: Way
    verificationCode: string
    loginPassword: string
    question?: SecurityQuestion | undefined
    answer?: string | undefined
    newPassword: string
  },
): Promise<void> {
  const { memberId } = self
  const to = await contactOf(ctx, memberId, typed.by)
  await proveLogin(ctx, self, { password: typed.loginPassword, field: 'loginPassword' })
  await proveQuestion(ctx, memberId, typed)
  const code = await checkCode(ctx, visit, 'withdrawal', to, typed.verificationCode)
  if (!code) throw wrongCode()
  if (isGuessable(typed.newPassword))
    throw new AppError('withdrawalPassword.simple', { field: 'newPassword' })
  const hash = await hashPassword(typed.newPassword)
  await ctx.db.transaction().execute(async (tx) => {
    await code.use(tx)
    await pauseAndTell(ctx, tx, memberId, 'withdrawalPassword')
    await updateWithdrawalPasswordHash(tx, memberId, hash)
  })
}

async function proveQuestion(
  ctx: Context,
  memberId: bigint,
  typed: { question?: SecurityQuestion | undefined; answer?: string | undefined },
): Promise<void> {
  if ((await listQuestions(ctx.db, memberId)).length === 0) return
  const stored = await findAnswerHash(ctx.db, memberId, typed.question ?? '')
  const verify = async () => stored !== null && verifyPassword(stored, plainText(typed.answer ?? ''))
  const { isProved } = await tryAsMember(ctx, 'try.password', memberId, verify)
  if (!isProved) throw new AppError('question.wrong', { field: 'answer' })
}

export async function setSecurityQuestions(
  ctx: Context,
  self: Self,
  typed: { answers: readonly { question: SecurityQuestion; answer: string }[]; password: string },
): Promise<void> {
  await proveSelf(ctx, self, typed.password)
  const answers = await Promise.all(
    typed.answers.map(async ({ question, answer }) => ({
      question,
      hash: await hashPassword(plainText(answer)),
    })),
  )
  await ctx.db.transaction().execute((tx) => replaceAnswers(tx, self.memberId, answers))
}
