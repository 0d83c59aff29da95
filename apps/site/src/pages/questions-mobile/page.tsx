import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { QuestionSearch } from '#src/features/questions/question-search.tsx';
import { Questions } from '#src/features/questions/questions.tsx';
import type { QuestionsData } from '#src/features/questions/questions-data.ts';
import { questionsQuery } from '#src/features/questions/questions-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

const URL = '/about-us/questions-mobile';

/** Questions inside the bank's app, without header and footer. */
export function Page() {
  const data = useLoaderData<QuestionsData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('questions');
  return (
    <div className="container-page py-8">
      <PageHead
        title={t('title')}
        description={t('description', { bankName: settings.bankName })}
        canonicalPath={questionsQuery.path}
        isIndexed={false}
      />
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <QuestionSearch data={data} url={URL} />
      <div className="mt-10">
        <Questions data={data} url={URL} />
      </div>
    </div>
  );
}
