import { expect, it } from 'vitest';
import type { IndexedEntry } from './entry.ts';
import { highlightMatches } from './excerpt.ts';
import { SearchIndex } from './search-index.ts';

const SYNONYMS = [
  { words: ['KPR', 'kredit pemilikan rumah', 'mortgage', 'home loan'], means: [] },
  { words: ['tutup rekening'], means: ['akhiri'] },
];

/** The parts of a text that a query highlights. */
function marked(typed: string, text: string): string[] {
  const entry: IndexedEntry = {
    key: 'entry',
    language: 'id',
    title: 'KPR',
    names: 'tutup rekening',
    searchWords: '',
    summary: text,
    headings: '',
    body: '',
    otherTitle: '',
    otherSummary: '',
    kindBoost: 1,
    decaysFrom: null,
  };
  const index = new SearchIndex();
  index.setSynonyms(SYNONYMS);
  index.put(entry);
  return highlightMatches(text, index.search(typed).marksOf('entry'), 'id').flatMap(
    ({ text: part, isMatch }) => (isMatch ? [part] : []),
  );
}

it.each([
  ['kpr', 'Syarat KPR untuk yang belum memiliki rumah', ['KPR']],
  ['kpr', 'Kredit mikro, bukan kredit pemilikan rumah', ['kredit pemilikan rumah']],
  ['kpr', 'Kredit untuk pemilikan rumah', ['Kredit', 'pemilikan rumah']],
  ['kpr', 'A mortgage in Jakarta', ['mortgage']],
  ['kredit pemilikan rumah', 'Rumahnya, siapa yang memiliki', ['Rumahnya', 'memiliki']],
  ['menutup rekeningnya', 'Rekening yang sudah ditutup', ['Rekening', 'ditutup']],
  ['tabungan', 'Kami menabung', ['menabung']],
])('the query “%s” highlights in “%s” only %j', (typed, text, parts) => {
  expect(marked(typed, text)).toEqual(parts);
});
