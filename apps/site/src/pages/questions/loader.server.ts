import type { Loader } from '#src/content/loader-types.ts';
import { loadQuestions } from '#src/features/questions/load-questions.server.ts';
import type { QuestionsData } from '#src/features/questions/questions-data.ts';

export const load: Loader<QuestionsData> = loadQuestions;
