const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko)'

/** Devices players come with. */
export const userAgents = {
  iphoneSafari: (version: string) => `${iphone(version)} Version/17.5 Mobile/15E148 Safari/604.1`,
  iphone17Safari: `${iphone('17_5')} Version/17.5 Mobile/15E148 Safari/604.1`,
  iphone17Chrome: `${iphone('17_5')} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  iphone17Facebook: `${iphone('17_5')} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`,
  ipad11Safari:
    'Mozilla/5.0 (iPad; CPU OS 11_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1',
  androidChrome: `${android} Chrome/138.0 Mobile Safari/537.36`,
  androidApp: `${android} Chrome/138.0 Mobile Safari/537.36 PeryaApp/1.0`,
  macSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
} as const
