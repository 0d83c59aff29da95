import { languageOf } from '#src/components/language-of.ts';
import type { ListedItem } from '#src/content/items.ts';
import type { LoaderInput } from '#src/content/loader-types.ts';
import { plainText } from '#src/content/plain-text.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { matchesWords, normalizeQuery } from '#src/content/search-words.ts';
import type { QuestionsData, QuestionTopic } from './questions-data.ts';
import { questionsQuery } from './questions-query.ts';

/** Up to this many are shown in full; more are cut per topic. */
const MAX_UNCUT = 60;
/** Number of questions per topic if cut. */
const QUESTIONS_PER_TOPIC = 6;

/** Questions by topic, of one topic or matching a search. */
export async function loadQuestions(input: LoaderInput): Promise<QuestionsData> {
  const { content, locale, previewToken } = input;
  const items = await content.allItems('faqs', locale, { previewToken });
  const topics = topicsOf(items);
  const offered = topics.flatMap(({ slug }) => slug ?? []);
  const { topic, q } = readQuery(questionsQuery, input, { topic: offered });
  const search = normalizeQuery(q);
  const isFound = matchesWords(search);
  const matches = topics
    .filter(({ slug }) => topic === null || slug === topic)
    .map(({ questions, ...rest }) => ({
      ...rest,
      questions: questions.filter(({ title, answer }) => isFound(`${title} ${plainText(answer)}`)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const total = matches.reduce((sum, { questions }) => sum + questions.length, 0);
  const isCut = topic === null && total > MAX_UNCUT;
  return {
    topic,
    search,
    topics: topics.map(({ questions: _, ...name }) => name),
    total,
    matches: matches.map(({ questions, ...rest }) => ({
      ...rest,
      // Questions without a topic have no page of their own, so they are not cut.
      questions: isCut && rest.slug ? questions.slice(0, QUESTIONS_PER_TOPIC) : questions,
      totalQuestions: questions.length,
    })),
  };
}

/** Topics in order with their questions; those without a topic come last. */
function topicsOf(items: readonly ListedItem<'faqs'>[]): Omit<QuestionTopic, 'totalQuestions'>[] {
  const groups = Map.groupBy(items, ({ topic }) => topic?.slug ?? null);
  return [...groups]
    .map(([slug, all]) => ({
      slug,
      title: all[0]?.topic?.title ?? null,
      lang: all[0]?.topic ? languageOf(all[0].topic) : undefined,
      order: all[0]?.topic?.order ?? Number.POSITIVE_INFINITY,
      questions: all.map((item) => ({
        slug: item.slug,
        language: item.language,
        title: item.title,
        answer: item.answer,
      })),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, ...topic }) => topic);
}
