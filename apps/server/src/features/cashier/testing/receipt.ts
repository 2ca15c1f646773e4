import { randomUUID } from 'node:crypto'
import { addDepositPicture, proveDeposit } from '@perya/contract/deposits'
import sharp from 'sharp'
import type { Client } from '#features/identity/testing/client.ts'

/** A new picture, or the same as another one of the same colour. */
export const drawReceipt = (background = `#${randomUUID().slice(0, 6)}`) =>
  sharp({ create: { width: 40, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

export const handInReceipt = (client: Client, file: Uint8Array) =>
  client.call(addDepositPicture, Buffer.from(file) as unknown as Uint8Array<ArrayBuffer>, {
    'content-type': 'application/octet-stream',
  })

/** Uploads a receipt and sends the proof with it. */
export async function sendProof(
  client: Client,
  deposit: { id: string; amount: string },
  changes: { payerReference?: string; amount?: string; picture?: Uint8Array } = {},
) {
  const { picture, ...said } = changes
  const { value } = await handInReceipt(client, picture ?? (await drawReceipt()))
  return client.call(proveDeposit, {
    id: deposit.id,
    payerReference: randomUUID().replaceAll('-', '').slice(0, 12),
    amount: deposit.amount,
    pictureId: value.id,
    ...said,
  })
}
