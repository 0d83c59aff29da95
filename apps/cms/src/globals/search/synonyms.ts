import { MAX_SYNONYM_GROUPS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS } from '@beranda/contract';
import { foldPhrase } from '@beranda/search';
import type { Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type SynonymRow, synonymGroupOf } from './synonym-row.ts';
import { wordListProblem, wordsIn } from './word-list.ts';

const limits = { maxWords: MAX_SYNONYM_WORDS, maxLength: MAX_SYNONYM_LENGTH };

type Rows = readonly SynonymRow[];

/** The row numbers, from 0, of each word of two-way groups; computed once for the rows of a form. */
const twoWayRows = new WeakMap<Rows, Map<string, number[]>>();

function twoWayRowsOf(rows: Rows): Map<string, number[]> {
  const computed = twoWayRows.get(rows);
  if (computed) return computed;
  const found = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const { means, words } = synonymGroupOf(row);
    if (means.length > 0) continue;
    for (const word of words.map(foldPhrase)) found.set(word, [...(found.get(word) ?? []), index]);
  }
  twoWayRows.set(rows, found);
  return found;
}

const validateWords: TextFieldSingleValidation = (value, options) => {
  const { data, req, siblingData } = options;
  const valid = text(value, options);
  if (valid !== true) return valid;
  const problem = wordListProblem(value, limits);
  if (problem) return inLanguageOf(req, problem);
  const group = synonymGroupOf({ ...(siblingData as SynonymRow), words: value ?? null });
  if (group.means.length > 0) return true;
  if (group.words.length < 2)
    return inLanguageOf(
      req,
      bilingual(
        'Satu kata saja tidak punya padanan: tambahkan kata lain, atau isi “Juga mencari”.',
        'A word alone has no synonym: add another word, or fill in “Also finds”.',
      ),
    );
  const rows = (data as { synonyms?: Rows }).synonyms ?? [];
  const found = twoWayRowsOf(rows);
  // The validation of a field does not get its row number: both rows are named.
  const twice = group.words.find((word) => (found.get(foldPhrase(word)) ?? []).length > 1);
  if (twice === undefined) return true;
  const [one = 0, other = 0] = found.get(foldPhrase(twice)) ?? [];
  return inLanguageOf(
    req,
    bilingual(
      `“${twice}” ada di baris ${one + 1} dan ${other + 1}. Gabungkan kedua baris, atau jadikan salah satunya satu arah.`,
      `“${twice}” is in rows ${one + 1} and ${other + 1}. Merge them, or make one of them one-way.`,
    ),
  );
};

const validateMeans: TextFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options;
  const valid = text(value, options);
  if (valid !== true) return valid;
  const problem = value ? wordListProblem(value, limits) : null;
  if (problem) return inLanguageOf(req, problem);
  const words = new Set(wordsIn((siblingData as SynonymRow).words).map(foldPhrase));
  const same = wordsIn(value).find((word) => words.has(foldPhrase(word)));
  return (
    same === undefined ||
    inLanguageOf(
      req,
      bilingual(
        `“${same}” ada di kedua kolom. Satu arah berarti kata di kiri menemukan kata di kanan, bukan sebaliknya.`,
        `“${same}” is on both sides. One way means that words on the left find those on the right, not the reverse.`,
      ),
    )
  );
};

/** Synonyms of the search, shared by both languages. */
export const synonyms: Field = {
  name: 'synonyms',
  type: 'array',
  maxRows: MAX_SYNONYM_GROUPS,
  label: bilingual('Padanan kata', 'Synonyms'),
  labels: {
    singular: bilingual('Padanan', 'Group'),
    plural: bilingual('Padanan', 'Groups'),
  },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/globals/search/synonyms-label.tsx#SynonymsLabel' },
    description: bilingual(
      'Berlaku untuk kedua bahasa. Kata dalam satu baris saling menemukan. Baris yang “Juga mencari”-nya terisi berlaku satu arah: “tf” menemukan “transfer”, tetapi “transfer” tidak menemukan “tf”.',
      'Used in both languages. The words of a row find each other. A row with “Also finds” is one-way: “tf” finds “transfer”, but “transfer” does not find “tf”.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'words',
          type: 'text',
          required: true,
          label: bilingual('Kata atau frasa', 'Words or phrases'),
          validate: validateWords,
          admin: {
            width: '60%',
            description: bilingual(
              'Pisahkan dengan koma, misalnya: KPR, kredit pemilikan rumah, mortgage.',
              'Separate them by commas, such as: KPR, kredit pemilikan rumah, mortgage.',
            ),
          },
        },
        {
          name: 'means',
          type: 'text',
          label: bilingual('Juga mencari (satu arah)', 'Also finds (one way)'),
          validate: validateMeans,
          admin: {
            width: '40%',
            description: bilingual(
              'Kosongkan bila semua kata di kiri sama artinya.',
              'Leave empty if all words on the left mean the same.',
            ),
          },
        },
      ],
    },
  ],
};
