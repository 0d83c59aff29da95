const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats whole seconds like a player: 65 is `1:05`, 3,725 is `1:02:05`. */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
