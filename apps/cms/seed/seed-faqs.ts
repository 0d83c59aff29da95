import type { PayloadRequest } from 'payload';
import type { FaqSeed, FaqTopicSeed } from './content/faqs.ts';
import { createInBothLanguages } from './create-in-both-languages.ts';
import { editorState } from './rich-text.ts';
import { seedItem } from './seed-item.ts';

const textOf = ({ question, answer }: FaqSeed['id']) => ({ title: question, answer: editorState(answer) });

/** Seeds a topic with its questions. */
export async function seedFaqTopic(
  req: PayloadRequest,
  { slug, id, en }: FaqTopicSeed,
  questions: readonly FaqSeed[],
  order: number,
): Promise<void> {
  const topic = await createInBothLanguages(req, 'faq-topics', { title: id, slug, order }, { title: en });
  for (const [index, question] of questions.entries())
    await seedItem(req, 'faqs', {
      fields: { slug: question.slug, topic, order: order * 100 + index },
      id: textOf(question.id),
      en: question.en && textOf(question.en),
    });
}
