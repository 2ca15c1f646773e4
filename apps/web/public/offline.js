// Asks for the page that failed again: on a tap, and as soon as the phone is back on the network.
addEventListener('online', () => location.reload())
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  location.reload()
})
