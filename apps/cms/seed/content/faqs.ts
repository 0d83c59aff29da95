import { z } from 'zod';
import { inBothLanguages, line, markdown } from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';

const topics = readYaml('faq-topics.yaml', z.array(inBothLanguages.extend({ slug: line })));

const shared = { topic: z.enum(topics.map(({ slug }) => slug)), order: z.int() };

const questions = readItems('faqs', shared, { question: line, answer: markdown }, 'answer').sort(
  (one, other) => one.order - other.order,
);

/** Topics in their order, each with its questions in theirs. */
export const faqTopics = topics.map((topic) => ({
  topic,
  questions: questions.filter((question) => question.topic === topic.slug),
}));

export type FaqTopicSeed = (typeof topics)[number];
export type FaqSeed = (typeof questions)[number];
