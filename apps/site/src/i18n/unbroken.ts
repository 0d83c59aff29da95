/** A date or a figure with its unit that stays on one line: its spaces are no-break spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');
