import type { PayloadRequest } from 'payload';
import type { FaqSeed, FaqTopicSeed } from './content/faqs.ts';
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
  const common = { req, collection: 'faq-topics', depth: 0, overrideAccess: true } as const;
  const topic = await req.payload.create({ ...common, locale: 'id', data: { title: id, slug, order } });
  await req.payload.update({ ...common, id: topic.id, locale: 'en', data: { title: en } });
  for (const [index, question] of questions.entries())
    await seedItem(req, 'faqs', {
      fields: { slug: question.slug, topic: topic.id, order: order * 100 + index },
      id: textOf(question.id),
      en: question.en && textOf(question.en),
    });
}
