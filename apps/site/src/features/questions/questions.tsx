import type { ReactNode } from 'react';
import { SiteLink } from '#src/app/site-link.tsx';
import { Accordion } from '#src/components/accordion/accordion.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { QuestionsData } from './questions-data.ts';
import { questionsQuery } from './questions-query.ts';

type QuestionsProps = {
  data: QuestionsData;
  url: string;
  /** At the end of the answer to the question with a slug: asks whether it was helpful. */
  feedbackOn?: (slug: string) => ReactNode;
};

/** Questions by topic, as accordions. */
export function Questions({ data, url, feedbackOn }: QuestionsProps) {
  const t = useTranslations('questions');
  const { matches, total, search, topic } = data;
  if (matches.length === 0)
    return search || topic ? (
      <EmptyState
        title={t('notFound')}
        text={t('notFoundText')}
        scene="map-magnifier"
        action={{ text: t('all'), url }}
      />
    ) : (
      <EmptyState title={t('empty')} text={t('emptyText')} />
    );
  return (
    <div className="grid gap-14">
      {matches.map(({ slug, title, lang, questions, totalQuestions }) => (
        <section key={slug} className="grid gap-x-12 gap-y-4 lg:grid-cols-[280px_minmax(0,1fr)]">
          <h2 lang={lang} className="text-2xl lg:sticky lg:top-24 lg:self-start lg:pt-4">
            {title ?? t('other')}
          </h2>
          <div>
            <Accordion
              items={questions.map((question) => ({
                id: question.slug,
                lang: languageOf(question),
                title: question.title,
                content: (
                  <>
                    <RichText nodes={question.answer} />
                    {feedbackOn?.(question.slug)}
                  </>
                ),
                // A single search result is open.
                isOpen: search !== '' && total === 1,
              }))}
            />
            {slug && totalQuestions > questions.length && (
              <p className="mt-6">
                <SiteLink to={questionsQuery.url({ topic: slug, q: search }, url)} className="text-link">
                  {t('more', { count: totalQuestions })}
                  <Icon name="arrow-right" size={18} />
                </SiteLink>
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
