/** Whether HTML from the clipboard has a table of several cells, as Word and Excel write one; Excel also writes one cell so. */
export const hasTable = (html: string) => (html.match(/<t[dh][\s>]/gi)?.length ?? 0) > 1;

/** A whole tag: quoted attributes may contain its end. */
const PICTURE = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Payload's editor writes its own pictures so, and reads them again; Google Docs writes a tick box as a picture. */
const IS_KNOWN = /\sdata-lexical-upload-id=|\saria-roledescription="checkbox"/;

/** HTML from the clipboard without pictures of other programs; null if it has none. */
export function withoutPictures(html: string): string | null {
  const rest = html.replaceAll(PICTURE, (tag) => (IS_KNOWN.test(tag) ? tag : ''));
  return rest === html ? null : rest;
}

/** Whether HTML shows any words, or a picture that is left in it. */
export const hasContent = (html: string) =>
  /<img\b/i.test(html) ||
  html
    .replaceAll(/<!--[\s\S]*?-->|<(style|head|title|script)\b[\s\S]*?<\/\1>|<[^>]*>|&nbsp;/gi, '')
    .trim() !== '';
