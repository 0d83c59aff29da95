import * as z from 'zod';
import type { EncryptedColumn } from '#cms/security/rotate-column.ts';
import { reencryptAnswers } from './sensitive-answers.ts';

const storedAnswers = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The answers of cases, of which the sensitive ones are encrypted. */
export const answersColumn: EncryptedColumn = {
  table: 'cases',
  column: 'answers',
  isJson: true,
  boundTo: 'ticket',
  reencrypt({ text, boundTo }, encryptionKeys, onKey) {
    const answers = storedAnswers.parse(JSON.parse(text));
    let isChanged = false;
    const result = reencryptAnswers({ answers, ticket: boundTo }, encryptionKeys, onKey);
    for (const [name, value] of Object.entries(result)) isChanged ||= value !== answers[name];
    return isChanged ? JSON.stringify(result) : text;
  },
};
