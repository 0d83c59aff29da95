import type { Loader } from '#src/content/loader-types.ts';
import { loadQuestions } from '#src/features/questions/load-questions.server.ts';
import type { QuestionsData } from '#src/features/questions/questions-data.ts';

/** Inside the bank's app: without header. */
export const load: Loader<QuestionsData & { isInApp: true }> = async (input) => ({
  ...(await loadQuestions(input)),
  isInApp: true,
});
