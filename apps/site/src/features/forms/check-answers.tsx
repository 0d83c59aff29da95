import {
  type FormAnswers,
  type FormField,
  type FormTexts,
  formatAnswer,
  groupDigits,
  isApplicable,
  isUrgent,
} from '@beranda/contract';
import type { ReactNode } from 'react';
import { FieldError } from '#src/components/form/field-error.tsx';
import type { LabelledChoices, PageForm } from '#src/content/loader-types.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { AttachmentItem } from './attachments/attachment-list.ts';
import { UploadProgress } from './attachments/upload-progress.tsx';
import { ATTACHMENTS_ID, FORM_CHECK_ID, groupId } from './form-ids.ts';
import { UrgentNotice } from './urgent-notice.tsx';

type CheckAnswersProps = {
  form: Pick<PageForm, 'definition' | 'texts' | 'choices'>;
  answers: FormAnswers;
  files: readonly AttachmentItem[];
  /** Id of the section: the target of the redirect after a submission without JavaScript. */
  id?: string;
};

/** The check page of a long form: all answers as people read them, with a link to change each group. */
export function CheckAnswers({ form, answers, files, id }: CheckAnswersProps) {
  const t = useTranslations('form.check');
  const { definition, texts } = form;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={FORM_CHECK_ID} className="at-check">
      <h2 id={FORM_CHECK_ID} tabIndex={-1} className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {isUrgent(definition, answers) && (
        <div className="mt-6">
          <UrgentNotice />
        </div>
      )}
      {Object.entries(definition.groups).map(([group, fields]) => (
        <CheckedPart key={group} title={texts.groups[group] ?? ''} target={groupId(group)}>
          <dl className="mt-3 border-line border-t">
            {Object.entries(fields)
              .filter(([, field]) => isApplicable(field, answers))
              .map(([name, field]) => (
                <div
                  key={name}
                  className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
                >
                  <dt className="text-muted">{texts.fields[name]?.label}</dt>
                  <dd className="min-w-0 whitespace-pre-line break-words font-medium">
                    <Answer
                      field={field}
                      answer={answers[name]}
                      options={texts.fields[name]?.options}
                      choices={form.choices}
                    />
                  </dd>
                </div>
              ))}
          </dl>
        </CheckedPart>
      ))}
      {definition.hasAttachments && (
        <CheckedPart title={t('files')} target={ATTACHMENTS_ID}>
          {files.length === 0 ? (
            <p className="mt-3 text-muted">{t('noFiles')}</p>
          ) : (
            <ul className="mt-3 space-y-1 break-words font-medium">
              {files.map((file) => (
                <li key={file.id}>
                  <bdi>{file.name}</bdi>
                  <UploadProgress item={file} />
                  {file.kind === 'rejected' && (
                    <FieldError id={`${ATTACHMENTS_ID}-${file.id}-checked`} code={file.code} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </CheckedPart>
      )}
    </section>
  );
}

/** A part of the form, with a link to change it. */
function CheckedPart({ title, target, children }: { title: string; target: string; children: ReactNode }) {
  const t = useTranslations('form.check');
  const id = `${target}-checked`;
  return (
    <section className="mt-8" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <a href={`#${target}`} className="link">
          {t('change')}
          <span className="sr-only"> {title}</span>
        </a>
      </div>
      {children}
    </section>
  );
}

type AnswerProps = {
  field: FormField;
  answer: FormAnswers[string] | undefined;
  options: FormTexts['fields'][string]['options'];
  choices: LabelledChoices;
};

function Answer({ field, answer, options, choices }: AnswerProps) {
  const t = useTranslations('form.check');
  const locale = useSiteLocale();
  if (answer === undefined || answer === '') return <span className="text-muted">{t('empty')}</span>;
  // Not masked: this is the page on which its sender can find a wrong digit.
  if (field.isSensitive) return <bdi className="tabular-nums">{groupDigits(String(answer))}</bdi>;
  const offered =
    field.type === 'choice' ? (choices[field.source] ?? []).flatMap(({ values }) => values) : [];
  const offeredLabel = offered.find(({ value }) => value === answer)?.label;
  // Isolated: a text with right-to-left characters does not turn the line around.
  return <bdi>{formatAnswer(field, answer, { locale, options, offeredLabel })}</bdi>;
}
