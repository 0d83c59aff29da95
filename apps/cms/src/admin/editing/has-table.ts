/** Whether HTML from the clipboard has a table of several cells, as Word and Excel write one; Excel also writes one cell so. */
export const hasTable = (html: string) => (html.match(/<t[dh][\s>]/gi)?.length ?? 0) > 1;
