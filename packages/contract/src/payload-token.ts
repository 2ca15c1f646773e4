import { z } from 'zod'

/** The specification names the token in some payloads too, but only the one in the header gives access. */
export const payloadToken = z.string().max(128).optional()
