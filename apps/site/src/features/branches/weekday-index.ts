/** Index of a date's weekday in the hours of a branch, which start with Monday. @param date ISO date. */
export function weekdayIndexOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
