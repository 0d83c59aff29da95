import { choice, pageQuery, text } from '#src/content/page-query.ts';

/** Query of the questions, also inside the bank's app. */
export const questionsQuery = pageQuery('/about-us/questions', { topic: choice(), q: text });
