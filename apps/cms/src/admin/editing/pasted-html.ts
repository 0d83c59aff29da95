/** Whether HTML from the clipboard has a table of several cells. One cell does not count: Excel writes a table for it. */
export const hasTable = (html: string) => (html.match(/<t[dh][\s>]/gi)?.length ?? 0) > 1;

/** An `<img>` tag. Quoted attributes may contain `>`. */
const PICTURE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/**
 * Pictures to keep: Payload's editor marks its own with this attribute and can paste them; Google Docs writes a tick box as
 * a picture.
 */
const KEPT_PICTURE = /\sdata-lexical-upload-id=|\saria-roledescription="checkbox"/;

/** HTML from the clipboard without pictures of other programs; null if it has none. */
export function withoutPictures(html: string): string | null {
  const rest = html.replaceAll(PICTURE, (tag) => (KEPT_PICTURE.test(tag) ? tag : ''));
  return rest === html ? null : rest;
}

/** Whether HTML shows any words, or a picture that is left in it. */
export const hasContent = (html: string) =>
  /<img\b/i.test(html) ||
  html
    .replaceAll(/<!--[\s\S]*?-->|<(style|head|title|script)\b[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/gi, '')
    .trim() !== '';
