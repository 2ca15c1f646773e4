import type { QueryClient } from '@tanstack/react-query'
import { watchCalls } from '#lib/api/call.ts'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { currentSession, endSession } from '#lib/session/session.ts'
import { noteRefusal } from '#lib/settings/use-site-status.ts'

/** What some answers mean for the whole app, wherever they were heard. */
export function watchFailures(client: QueryClient): () => void {
  return watchCalls({
    onFailure(error, tokenSent) {
      noteRefusal(client, error)
      // An answer to an older token says nothing about a session begun since.
      if (error.code === 'session.expired' && tokenSent === currentSession()?.token) {
        endSession()
        client.clear()
        askToLogIn('expired', window.location.pathname + window.location.search)
      }
    },
  })
}
