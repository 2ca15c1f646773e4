// Shows what the server sends to an installed app, and leads a tap to what it is about.
addEventListener('push', (event) => {
  const { title, body, lang, path, tag } = event.data.json()
  const icon = '/icons/icon-192.png'
  event.waitUntil(
    self.registration.showNotification(title, { body, lang, tag, renotify: true, icon, data: { path } }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openApp(event.notification.data.path))
})

// The app that is open goes there; a second one beside it would confuse.
async function openApp(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  const shown = await open?.navigate(path).catch(() => null)
  if (shown) await shown.focus()
  else await self.clients.openWindow(path)
}
