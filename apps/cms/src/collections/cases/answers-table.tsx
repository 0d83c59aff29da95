import './answers-table.css';
import { fieldsOf, formatAnswer, isFormName } from '@beranda/contract';
import type { JSONFieldServerProps } from 'payload';
import * as z from 'zod';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { formOfCase } from './form-labels.ts';
import { findOfferedLabels } from './offered-labels.ts';
import { SensitiveAnswer } from './sensitive-answer.tsx';
import { isSensitive } from './sensitive-answers.ts';

const texts = {
  title: bilingual('Isian formulir', 'Answers'),
  field: bilingual('Kolom', 'Field'),
  answer: bilingual('Isian', 'Answer'),
  empty: bilingual('Tidak ada isian.', 'There are no answers.'),
};

const storedAnswers = z.record(z.string(), z.unknown());

/** The answers of a case, labelled as in its form, in the user's language; sensitive ones masked. */
export async function AnswersTable({ data, i18n, payload, req }: JSONFieldServerProps) {
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const form = String(data?.form);
  const answers = storedAnswers.parse(data?.answers ?? {});
  const { definition, labels } = formOfCase(form, i18n.language);
  const fields = definition ? fieldsOf(definition) : {};
  const canReveal = isFormName(form) && isWorkerOf(form, req.user);
  const locale = userLocale(i18n.language);
  const offered = await findOfferedLabels(payload, locale, definition, data?.answers ?? {});
  // In the order of the form; answers to fields that a later version of the form dropped come last.
  const names = [...new Set([...Object.keys(fields), ...Object.keys(answers)])];

  function display(name: string, value: unknown) {
    const text = formatAnswer(fields[name], value, {
      locale,
      options: labels[name]?.options,
      offeredLabel: offered.get(name),
    });
    if (!canReveal || !isSensitive(form, name)) return <span className="case-answer">{text}</span>;
    return (
      <SensitiveAnswer
        caseId={Number(data.id)}
        field={name}
        label={labels[name]?.label ?? name}
        masked={text}
      />
    );
  }

  return (
    <StoredTable
      columns={[{ label: translate('field') }, { label: translate('answer') }]}
      empty={translate('empty')}
      rows={names
        .filter((name) => answers[name] !== undefined && answers[name] !== null)
        .map((name) => ({ key: name, cells: [labels[name]?.label ?? name, display(name, answers[name])] }))}
      title={translate('title')}
    />
  );
}
