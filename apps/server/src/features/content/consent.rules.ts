import type { Consent } from '@perya/contract/consent'

type Statement = { version: number; publishedAt: Date }

/** What a site asks its members to agree to today. */
export type Asked = { agreement?: Statement | undefined; privacy?: Statement | undefined; age: number }

/**
 * Whoever joins agrees to what is stated on that day; what is published later has to be agreed to anew.
 * A confirmed age is asked for again only when the site has raised its minimum since.
 */
export function missingConsent(
  asked: Asked,
  { joinedAt, given }: { joinedAt: Date; given: Partial<Record<keyof Consent, number>> },
): Consent {
  const isMissing = (kind: 'agreement' | 'privacy') => {
    const statement = asked[kind]
    return statement && statement.publishedAt > joinedAt && (given[kind] ?? 0) < statement.version
  }
  return {
    ...(asked.agreement && isMissing('agreement') ? { agreement: asked.agreement.version } : {}),
    ...(asked.privacy && isMissing('privacy') ? { privacy: asked.privacy.version } : {}),
    ...(given.age !== undefined && given.age < asked.age ? { age: asked.age } : {}),
  }
}

/** A member can agree only to what is asked today: not to a version of yesterday, nor to one not written yet. */
export function isOutdated(asked: Asked, given: Consent): boolean {
  return (
    (given.agreement !== undefined && given.agreement !== asked.agreement?.version) ||
    (given.privacy !== undefined && given.privacy !== asked.privacy?.version) ||
    (given.age !== undefined && given.age !== asked.age)
  )
}
