import type { FastifyReply } from 'fastify'

/** A picture the platform drew, never opened as a page and never shown by another site. */
export function sendPicture(reply: FastifyReply, webp: Buffer): void {
  reply
    .type('image/webp')
    .header('content-disposition', 'attachment; filename="picture.webp"')
    .header('cross-origin-resource-policy', 'same-origin')
    .send(webp)
}
