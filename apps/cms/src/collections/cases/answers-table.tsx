import { FORMS, type FormDefinition, fieldsOf, formIn, isFormName } from '@beranda/contract';
import type { JSONFieldServerProps } from 'payload';
import { z } from 'zod';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const texts = {
  title: bilingual('Isian formulir', 'Answers'),
  field: bilingual('Kolom', 'Field'),
  answer: bilingual('Isian', 'Answer'),
  empty: bilingual('Tidak ada isian.', 'There are no answers.'),
  yes: bilingual('Ya', 'Yes'),
  no: bilingual('Tidak', 'No'),
};

const storedAnswers = z.record(z.string(), z.unknown());

type Props = Pick<JSONFieldServerProps, 'data'> & { i18n: { language: string } };

/** The answers of a case, labelled as in its form, in the user's language. */
export function AnswersTable({ data, i18n }: Props) {
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const form = String(data?.form);
  const answers = storedAnswers.parse(data?.answers ?? {});
  const labels = isFormName(form) ? formIn(i18n.language === 'en' ? 'en' : 'id', form).texts.fields : {};
  const definition: FormDefinition | undefined = isFormName(form) ? FORMS[form].definition : undefined;
  // In the order of the form; answers to fields that a later version of the form dropped come last.
  const names = [
    ...new Set([...Object.keys(definition ? fieldsOf(definition) : {}), ...Object.keys(answers)]),
  ];

  function display(name: string, value: unknown): string {
    if (typeof value === 'boolean') return translate(value ? 'yes' : 'no');
    return labels[name]?.options?.[String(value)] ?? String(value);
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
