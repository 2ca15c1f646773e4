/** Whether somebody born on a day has reached an age; both days are written `2026-11-19`. */
export function isOldEnough(birthDate: string, today: string, age: number): boolean {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  const hadBirthday = nowMonth > month || (nowMonth === month && nowDay >= day)
  return nowYear - year - (hadBirthday ? 0 : 1) >= age
}
