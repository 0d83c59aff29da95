import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { describeValue, fieldOf } from './describe-row.ts';

it('a recorded row has the labels of its fields', () => {
  const field = {
    name: 'values',
    type: 'array',
    flattenedFields: [
      { name: 'amount', type: 'number', label: bilingual('Nilai', 'Value') },
      { name: 'source', type: 'text', label: bilingual('Sumber', 'Source') },
    ],
  } as unknown as FlattenedField;
  expect(describeValue(field, 'amount: 5, source: SK 1', 'id')).toBe('Nilai: 5, Sumber: SK 1');
  expect(describeValue(field, 'amount: 5', 'en')).toBe('Value: 5');
});

it('a field that was renamed keeps its label', () => {
  const fields = [
    {
      name: 'principal',
      type: 'group',
      label: bilingual('Pokok', 'Principal'),
      flattenedFields: [{ name: 'min', type: 'number', label: bilingual('Terkecil', 'Smallest') }],
    },
  ] as unknown as FlattenedField[];
  expect(fieldOf(fields, 'principal.least', 'en').label).toBe('Principal Smallest');
  expect(fieldOf(fields, 'principal.unknown', 'en').label).toBe('Principal unknown');
});
