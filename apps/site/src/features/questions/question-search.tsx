import { SearchField } from '#src/components/search-field/search-field.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { QuestionsData } from './questions-data.ts';
import { questionsQuery } from './questions-query.ts';

/** Search field and topic links of the page at `url`. */
export function QuestionSearch({ data, url }: { data: QuestionsData; url: string }) {
  const t = useTranslations('questions');
  const { topic, topics, search } = data;
  const addressOf = (slug: string) => questionsQuery.url({ topic: slug }, url);
  return (
    <div className="grid gap-6">
      <SearchField
        url={url}
        label={t('search')}
        placeholder={t('placeholder')}
        action={t('find')}
        query={search}
        className="max-w-xl"
      />
      {topics.length > 1 && (
        <Tags
          label={t('topics')}
          isFilter
          current={topic ? addressOf(topic) : search ? undefined : url}
          tags={[
            { text: t('allTopics'), url },
            ...topics.flatMap(({ slug, title, lang }) =>
              slug && title ? [{ text: title, url: addressOf(slug), lang }] : [],
            ),
          ]}
        />
      )}
    </div>
  );
}
