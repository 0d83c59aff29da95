import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { DirectAnswer } from '#src/content/search-api.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ANSWER_ICONS } from './answer-icons.ts';

/** Figures that answer a search, each with its time and a link to its page. */
export function AnswerList({ answers }: { answers: readonly DirectAnswer[] }) {
  const t = useTranslations('search');
  if (answers.length === 0) return null;
  return (
    <section aria-label={t('answersTitle')} className="mt-8 grid max-w-text gap-4">
      {answers.map((answer) => (
        <div key={answer.path} className="card relative flex gap-4 p-5 sm:p-6">
          <Icon name={ANSWER_ICONS[answer.kind]} className="mt-0.5 flex-none text-primary" />
          <div className="min-w-0">
            <h2 className="font-medium text-base text-muted" lang={languageOf(answer)}>
              <SiteLink to={answer.path} className="card-link hover:text-primary">
                {answer.title}
              </SiteLink>
            </h2>
            <p className="mt-1 font-bold text-xl leading-snug tabular-nums wrap-anywhere">{answer.figure}</p>
            <p className="mt-1 text-muted text-sm">{answer.note}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
