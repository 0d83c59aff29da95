import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { encryptAnswers, maskAnswers } from './sensitive-answers.ts';

/** The answers of a form: sensitive ones are encrypted in the database, and masked in every read. */
export function answersField({ encryptionKeys }: Pick<Env, 'encryptionKeys'>): Field {
  return {
    name: 'answers',
    type: 'json',
    typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: ['string', 'boolean'] } })],
    required: true,
    label: bilingual('Isian', 'Answers'),
    access: { update: denyAll },
    admin: {
      readOnly: true,
      disableListFilter: true,
      disableListColumn: true,
      disableGroupBy: true,
      components: { Field: '/collections/cases/answers-table.tsx#AnswersTable' },
    },
    hooks: {
      beforeChange: [encryptAnswers(encryptionKeys)],
      afterRead: [maskAnswers(encryptionKeys)],
    },
  };
}
