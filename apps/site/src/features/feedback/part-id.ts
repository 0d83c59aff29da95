/**
 * Id of the part that follows an answer: without JavaScript the address names it, and it is shown as the target.
 *
 * @param question slug of a question in a list; undefined for a page.
 */
export const feedbackPartId = (part: 'thanks' | 'reasons', question?: string): string =>
  ['feedback', part, ...(question === undefined ? [] : [question])].join('-');
