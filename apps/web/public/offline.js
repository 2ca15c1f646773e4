// Asks for the page that failed again: on a tap, and once the server can be reached.
// A phone says it is online before it is, so it is the answer that counts.
async function reloadWhenReached() {
  try {
    await fetch('/healthz', { cache: 'no-store' })
    location.reload()
  } catch {}
}
addEventListener('online', reloadWhenReached)
setInterval(reloadWhenReached, 3_000)
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
