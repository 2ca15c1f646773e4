import * as contract from '@perya/contract/ops-identity'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { sendPicture } from '#platform/http/picture.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { correctPerson } from './correct-person.ts'
import type { CheckAtDesk } from './identity-check.store.ts'
import { listChecksToReview, listTooYoung, readCheck, refuseCheck, verifyCheck } from './review-check.ts'

export const reviewRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listIdentityChecks, async (_input, { merchant }) => ({
    checks: (await listChecksToReview(ctx, merchant)).map(listed),
  })),
  operatorRoute(contract.openIdentityCheck, async ({ id }, { merchant }) => {
    const check = await readCheck(ctx, merchant, BigInt(id))
    const { state, reason, fullName, birthDate, documentNumber, pictures } = check
    const sides = pictures.map(({ side }) => side)
    return { ...listed(check), state, reason, fullName, birthDate, documentNumber, sides }
  }),
  operatorRoute(contract.getIdentityPicture, async ({ id, side }, { merchant }, { reply }) => {
    const { pictures } = await readCheck(ctx, merchant, BigInt(id))
    const found = pictures.find((picture) => picture.side === side)
    if (!found) throw new AppError('picture.unknown')
    sendPicture(reply, found.webp)
    return undefined
  }),
  operatorRoute(contract.verifyIdentity, async ({ id }, { merchant, operator }) => ({
    restrictedBy: await verifyCheck(ctx, { merchant, id: BigInt(id), operator: operator.name }),
  })),
  operatorRoute(contract.refuseIdentity, async ({ id, reason }, { merchant, operator }) => {
    await refuseCheck(ctx, { merchant, id: BigInt(id), reason, operator: operator.name })
    return {}
  }),
  operatorRoute(contract.listTooYoung, async (_input, { merchant }) => ({
    members: (await listTooYoung(ctx, merchant)).map(({ until, ...member }) => ({
      ...member,
      until: until.toISOString(),
    })),
  })),
  operatorRoute(contract.correctPerson, async (correction, { merchant }) => {
    await correctPerson(ctx, { merchant, ...correction })
    return {}
  }),
]

const listed = ({
  id,
  userName,
  documentKind,
  sentAt,
}: Pick<CheckAtDesk, 'id' | 'userName' | 'documentKind' | 'sentAt'>) => ({
  id: id.toString(),
  userName,
  documentKind,
  sentAt: sentAt.toISOString(),
})
