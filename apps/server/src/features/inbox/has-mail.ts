import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { SignedIn } from '#platform/http/caller.ts'

/** Agents have a mail of their own to turn off. */
export function hasMail(ctx: Context, site: string, role: SignedIn['role']): boolean {
  const { MAILCEN, AGEMAIL3 } = merchantOf(ctx, site).flags
  const isAgent = role === 'agent' || role === 'topAgent'
  return MAILCEN || (isAgent && AGEMAIL3)
}

/** A site without mail refuses it also from an app that offers it still. */
export function assertHasMail(ctx: Context, site: string, role: SignedIn['role']): void {
  if (!hasMail(ctx, site, role)) throw new AppError('permission.denied')
}
