/** The addresses in text with one a line, also of a pasted list with commas or semicolons. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((address) => address.trim())
    .filter(Boolean);
