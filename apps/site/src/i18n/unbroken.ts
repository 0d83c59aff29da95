/** A date or a figure with its unit that stays on one line: its spaces are no-break spaces. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0');

/** An address whose house number stays with its `No.`. */
export const unbrokenNumbers = (address: string): string => address.replaceAll(/\bNo\. (?=\d)/g, 'No.\u00A0');
