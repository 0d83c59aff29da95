import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const values = { name: 'Ratna', ticket: 'AAAA-BBBB-CCCC', form: 'Hubungi Kami' };

it('replaces name, ticket and form, and nothing else', () => {
  expect(fillPlaceholders('{name}, {ticket}, {form}, {identityNumber}, {senderEmail}, {}', values)).toBe(
    'Ratna, AAAA-BBBB-CCCC, Hubungi Kami, {identityNumber}, {senderEmail}, {}',
  );
});

it('replaces nothing in what it has inserted', () => {
  expect(fillPlaceholders('{name}', { ...values, name: '{ticket}$&' })).toBe('{ticket}$&');
});

it.each(['{constructor}', '{__proto__}', '{toString}'])('does not find properties of objects: %s', (text) => {
  expect(fillPlaceholders(text, values)).toBe(text);
});

it('lists unknown placeholders', () => {
  expect(unknownPlaceholders('{name} {identityNumber} { ticket } {a b}')).toEqual([
    'identityNumber',
    ' ticket ',
    'a b',
  ]);
});
