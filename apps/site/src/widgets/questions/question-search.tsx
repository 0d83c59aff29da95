import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '../icon.tsx';
import { Tags } from '../tags/tags.tsx';
import type { QuestionsData } from './questions-data.ts';

/** A field for words and the topics, which are addresses of the page at `url`. */
export function QuestionSearch({ data, url }: { data: QuestionsData; url: string }) {
  const t = useTranslations('questions');
  const locale = useLocale();
  const id = useId();
  const { topic, topics, search } = data;
  const addressOf = (slug: string) => `${url}?topic=${slug}`;
  return (
    <div className="grid gap-6">
      <search>
        <form action={inLocale(url, locale)} className="field-group search-field max-w-xl">
          <Icon name="search" className="text-muted" />
          <label htmlFor={id} className="sr-only">
            {t('search')}
          </label>
          <input
            key={search}
            id={id}
            type="search"
            name="q"
            defaultValue={search}
            placeholder={t('placeholder')}
            maxLength={100}
            className="field"
          />
          <button type="submit" className="button button-primary">
            {t('find')}
          </button>
        </form>
      </search>
      {topics.length > 1 && (
        <Tags
          label={t('topics')}
          current={topic ? addressOf(topic) : search ? undefined : url}
          tags={[
            { text: t('all'), url },
            ...topics.flatMap(({ slug, title, lang }) =>
              slug && title ? [{ text: title, url: addressOf(slug), lang }] : [],
            ),
          ]}
        />
      )}
    </div>
  );
}
