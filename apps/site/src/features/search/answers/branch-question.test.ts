import { expect, it } from 'vitest';
import { findBranchInQuery, readBranchQuestion } from './branch-question.ts';

const BRANCHES = [
  { title: 'Kantor Cabang Kupang' },
  { title: 'Kantor Cabang Pembantu Denpasar Renon' },
  { title: 'Kantor Cabang Denpasar Gatot' },
  { title: 'ATM Kupang Pelabuhan' },
  { title: 'Kantor Kas Kupang Pasar' },
];

function asked(query: string) {
  const question = readBranchQuestion(query);
  return question && (findBranchInQuery(question, BRANCHES)?.title ?? null);
}

it.each([
  ['jam buka cabang kupang', 'Kantor Cabang Kupang'],
  ['cabang kupang', 'Kantor Cabang Kupang'],
  ['jam buka renon', 'Kantor Cabang Pembantu Denpasar Renon'],
  ['atm kupang', 'ATM Kupang Pelabuhan'],
  ['is the denpasar gatot branch open now', 'Kantor Cabang Denpasar Gatot'],
])('%s names %s', (query, title) => expect(asked(query)).toBe(title));

it.each(['kupang', 'cabang denpasar', 'cabang', 'jam buka', 'cabang bali', 'lowongan cabang kupang', ''])(
  '%j names no single branch',
  (query) => expect(asked(query)).toBeNull(),
);
