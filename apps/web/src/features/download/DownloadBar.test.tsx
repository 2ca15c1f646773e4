// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userAgents } from '#lib/testing/user-agents.ts'
import { button, mount, tap, unmount } from '../../testing/mount.tsx'
import DownloadBar from './DownloadBar.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgents.androidChrome)
})
afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})

const settings = {
  whitelabel: { DOWNLOADBARMEM3: false },
  mobileTemplate: { app_desc: { EN: 'The app' }, app_background: '', app_desc_font_color: '' },
  resources: [{ resourceType: 'Android', url: '/app.apk' }],
}
const isShown = () => document.querySelector('.download-bar') !== null

it('DL-1 a closed bar stays closed, by the mark hideDownloadBar', async () => {
  await mount(<DownloadBar />, { settings })
  expect(isShown()).toBe(true)
  await tap(button('Close the app notice'))
  expect([isShown(), localStorage.getItem('hideDownloadBar')]).toEqual([false, '1'])
  await mount(<DownloadBar />, { settings })
  expect(isShown()).toBe(false)
  localStorage.setItem('hideDownloadBar', '0')
  await mount(<DownloadBar />, { settings })
  expect(isShown()).toBe(true)
})
