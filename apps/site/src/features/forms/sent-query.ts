import { pageQuery, text } from '#src/content/page-query.ts';

/** The query parameter that marks the success page of a form. */
export const SENT_PARAMETER = 'sent';

/** The query of a page that has a form and declares no other. */
export function sentQuery(path: string) {
  return pageQuery(path, { [SENT_PARAMETER]: text });
}
