// biome-ignore-all lint/complexity/useArrowFunction: the browsers this is for know no arrow functions
// Offers the site's iPhone profile when the merchant has one.
var request = new XMLHttpRequest()
request.open('GET', '/wps/system/settings/consolidated')
request.onload = function () {
  var profile = JSON.parse(request.responseText).value.resources.filter(function (resource) {
    return resource.resourceType === 'MOBILECONFIG'
  })[0]
  if (!profile) return
  document.getElementById('profile-link').href = profile.url
  document.getElementById('profile').hidden = false
}
if (/iP(hone|ad|od)/.test(navigator.userAgent)) request.send()
