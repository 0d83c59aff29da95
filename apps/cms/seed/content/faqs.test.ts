import { describe, expect, test } from 'vitest';
import { markdownLinksIn } from '../../testing/markdown-links.ts';
import { faqTopics } from './faqs.ts';

describe('questions', () => {
  const questions = faqTopics.flatMap((topic) => topic.questions);

  test('are sixty-five in six topics', () => {
    expect(questions).toHaveLength(65);
    expect(faqTopics).toHaveLength(6);
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length);
  });

  test('lead to the same pages in both languages', () => {
    for (const { id, en } of questions) if (en) expect(markdownLinksIn(en)).toEqual(markdownLinksIn(id));
  });
});
