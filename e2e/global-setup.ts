/** Builds the app if it changed. */
export default async function globalSetup(): Promise<void> {
  const { buildWeb } = (await import(new URL('../tools/build-web.mjs', import.meta.url).href)) as {
    buildWeb: () => Promise<number>
  }
  if ((await buildWeb()) !== 0) throw new Error('the app could not be built')
}
