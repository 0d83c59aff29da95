import { JsonLd } from '#src/app/json-ld.tsx';
import { plainText } from '#src/content/plain-text.ts';
import type { QuestionsData } from './questions-data.ts';

/** FAQPage JSON-LD. */
export function QuestionsJsonLd({ matches }: Pick<QuestionsData, 'matches'>) {
  const questions = matches.flatMap((topic) => topic.questions);
  if (questions.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, answer }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }}
    />
  );
}
