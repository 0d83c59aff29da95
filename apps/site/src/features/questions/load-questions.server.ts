import { languageOf } from '#src/components/language-of.ts';
import type { ListedItem } from '#src/content/items.ts';
import type { LoaderInput } from '#src/content/loader-types.ts';
import { plainText } from '#src/content/plain-text.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { matchesWords, normalizeQuery } from '#src/content/search-words.ts';
import { ContentUnavailableError } from '#src/content/transport/errors.ts';
import type { Question, QuestionsData, QuestionTopic } from './questions-data.ts';
import { questionsQuery } from './questions-query.ts';

/** Up to this many are shown in full; more are cut per topic. */
const MAX_UNCUT = 80;
/** Number of questions per topic if cut. */
const QUESTIONS_PER_TOPIC = 6;

/** Most questions that the site's search offers where none contains the words. */
const MAX_FOUND = 5;

/** Questions by topic, of one topic or matching a search. */
export async function loadQuestions(input: LoaderInput): Promise<QuestionsData> {
  const { content, locale, previewToken } = input;
  const items = await content.allItems('faqs', locale, { previewToken });
  const topics = topicsOf(items);
  const offered = topics.flatMap(({ slug }) => slug ?? []);
  const { topic, q } = readQuery(questionsQuery, input, { topic: offered });
  const search = normalizeQuery(q);
  const hasWords = matchesWords(search);
  const offeredTopics = topics.filter(({ slug }) => topic === null || slug === topic);
  let matches = filterQuestions(offeredTopics, ({ title, answer }) =>
    hasWords(`${title} ${plainText(answer)}`),
  );
  if (matches.length === 0 && search !== '') {
    const titles = await findTitles(input, search);
    matches = filterQuestions(offeredTopics, ({ title }) => titles.has(title));
  }
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

type Topic = Omit<QuestionTopic, 'totalQuestions'>;

/** The topics with their questions that match; without those where none does. */
const filterQuestions = (topics: readonly Topic[], isMatch: (question: Question) => boolean): Topic[] =>
  topics
    .map(({ questions, ...rest }) => ({ ...rest, questions: questions.filter(isMatch) }))
    .filter(({ questions }) => questions.length > 0);

/**
 * Titles of the best questions by the site's search, which includes search words, synonyms and other spellings. Empty
 * while it does not answer.
 */
async function findTitles({ locale, search }: LoaderInput, query: string): Promise<Set<string>> {
  const request = {
    locale,
    query,
    kind: 'questions',
    order: 'relevance',
    page: 1,
    itemsPerPage: MAX_FOUND,
  } as const;
  try {
    const { results } = await search.search(request);
    return new Set(results.map(({ title }) => title.map(({ text }) => text).join('')));
  } catch (error) {
    if (error instanceof ContentUnavailableError) return new Set();
    throw error;
  }
}

/** Topics in order with their questions; those without a topic come last. */
function topicsOf(items: readonly ListedItem<'faqs'>[]): Topic[] {
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
