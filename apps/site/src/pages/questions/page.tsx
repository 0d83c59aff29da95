import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { Feedback } from '#src/features/feedback/feedback.tsx';
import { QuestionSearch } from '#src/features/questions/question-search.tsx';
import { Questions } from '#src/features/questions/questions.tsx';
import type { QuestionsData } from '#src/features/questions/questions-data.ts';
import { QuestionsJsonLd } from '#src/features/questions/questions-json-ld.tsx';
import { questionsQuery } from '#src/features/questions/questions-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

const URL = questionsQuery.path;

export function Page() {
  const data = useLoaderData<QuestionsData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('questions');
  const { topic, topics, search, total, matches } = data;
  const topicTitle = topics.find(({ slug }) => slug === topic)?.title;
  return (
    <>
      <PageHead
        title={topicTitle ? t('topicTitle', { topic: topicTitle }) : t('title')}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={questionsQuery.canonical({ topic, q: search })}
        isIndexed={search === ''}
      />
      <QuestionsJsonLd matches={matches} />
      <PageHeader crumbs={[{ text: t('title'), url: URL }]} title={t('title')} lead={t('lead')}>
        <QuestionSearch data={data} url={URL} />
      </PageHeader>
      <div className="container-page pt-12 pb-section">
        {search && <p className="mb-8 text-muted">{t('found', { count: total, search })}</p>}
        <Questions
          data={data}
          url={URL}
          feedbackOn={(slug) => <Feedback question={slug} className="mt-4 text-sm" />}
        />
      </div>
      <SectionBand tone="primary" title={t('helpTitle')} lead={t('helpText')}>
        <p className="flex flex-wrap gap-3">
          <SiteLink to="/about-us/contact-us" className="button button-accent">
            {t('contact')}
          </SiteLink>
          <SiteLink to="/about-us/complaint" className="button button-outline">
            {t('complaint')}
          </SiteLink>
        </p>
      </SectionBand>
      <ScrollToTop />
    </>
  );
}
