import { z } from 'zod';
import { inBothLanguages, markdown, nonEmptyText } from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';

const topics = readYaml('faq-topics.yaml', z.array(inBothLanguages.extend({ slug: nonEmptyText })));

const shared = { topic: z.enum(topics.map(({ slug }) => slug)), order: z.int() };

const questions = readItems('faqs', shared, { question: nonEmptyText, answer: markdown }, 'answer').sort(
  (one, other) => one.order - other.order,
);

/** Topics in their order, each with its questions in theirs. */
export const faqTopics = topics.map((topic) => ({
  topic,
  questions: questions.filter((question) => question.topic === topic.slug),
}));

export type FaqTopicSeed = (typeof topics)[number];
export type FaqSeed = (typeof questions)[number];
