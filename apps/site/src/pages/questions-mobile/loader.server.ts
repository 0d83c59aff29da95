import type { Loader } from '#src/content/loading.ts';
import { loadQuestions } from '#src/widgets/questions/load-questions.server.ts';
import type { QuestionsData } from '#src/widgets/questions/questions-data.ts';

export const loadQuestionsMobile: Loader<QuestionsData> = loadQuestions;
