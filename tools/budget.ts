/** What is left of a limit in bytes, which is printed too, so that one sees it shrink before it is gone. */
export function roomLeft(name: string, bytes: number, most: number): number {
  const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`
  console.log(`budget: ${name}: ${kilobytes(bytes)} of ${kilobytes(most)}, ${kilobytes(most - bytes)} left`)
  return most - bytes
}
