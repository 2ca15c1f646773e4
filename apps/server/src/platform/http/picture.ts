import type { FastifyReply } from 'fastify'

/** Answers with a picture of the platform; browsers do not open it as a page, and other sites cannot show it. */
export function sendPicture(reply: FastifyReply, webp: Buffer): void {
  reply
    .type('image/webp')
    .header('content-disposition', 'attachment; filename="picture.webp"')
    .header('cross-origin-resource-policy', 'same-origin')
    .send(webp)
}
