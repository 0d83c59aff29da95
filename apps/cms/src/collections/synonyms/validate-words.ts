import { MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS, type SynonymGroup } from '@beranda/contract';
import { foldPhrase } from '@beranda/search';
import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { listGroups } from './list-groups.ts';
import { synonymGroupOf, type WrittenGroup } from './synonym-group.ts';
import { wordListIssue, wordsIn } from './word-list.ts';

const limits = { maxWords: MAX_SYNONYM_WORDS, maxLength: MAX_SYNONYM_LENGTH };

const wordAlone = bilingual(
  'Satu kata saja tidak punya padanan: tambahkan kata lain, atau isi “Juga mencari”.',
  'A word alone has no synonym: add another word, or fill in “Also finds”.',
);

/** Words by which a message names a group: a long list would be cut. */
const NAMING_WORDS = 2;

function inTwoGroups(word: string, other: SynonymGroup) {
  const words = other.words.slice(0, NAMING_WORDS).join(', ');
  const group = other.words.length > NAMING_WORDS ? `${words}, …` : words;
  return bilingual(
    `“${word}” sudah ada di kelompok “${group}”. Tambahkan di sana, atau jadikan kelompok ini satu arah.`,
    `“${word}” is in the group “${group}” already. Add your words there, or make this group one-way.`,
  );
}

/** Validates the words of a group: a word is in one two-way group only, so that meanings do not run together. */
export const validateWords: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData } = options;
  const valid = await text(value, options);
  if (valid !== true) return valid;
  const issue = wordListIssue(value, limits);
  if (issue) return inLanguageOf(req, issue);
  const group = synonymGroupOf({ ...(siblingData as WrittenGroup), words: value ?? null });
  if (group.means.length > 0) return true;
  if (group.words.length < 2) return inLanguageOf(req, wordAlone);

  const folded = new Map(group.words.map((word) => [foldPhrase(word), word]));
  for (const written of await listGroups(req.payload, req)) {
    const other = synonymGroupOf(written);
    if (written.id === id || other.means.length > 0) continue;
    const shared = other.words.map(foldPhrase).find((word) => folded.has(word));
    if (shared !== undefined) return inLanguageOf(req, inTwoGroups(folded.get(shared) ?? shared, other));
  }
  return true;
};

/** Validates what a one-way group also finds. */
export const validateMeans: TextFieldSingleValidation = async (value, options) => {
  const { req, siblingData } = options;
  const valid = await text(value, options);
  if (valid !== true) return valid;
  const issue = value ? wordListIssue(value, limits) : null;
  if (issue) return inLanguageOf(req, issue);
  const words = new Set(wordsIn((siblingData as WrittenGroup).words).map(foldPhrase));
  const same = wordsIn(value).find((word) => words.has(foldPhrase(word)));
  return (
    same === undefined ||
    inLanguageOf(
      req,
      bilingual(
        `“${same}” ada di kedua kolom. Satu arah berarti kata pertama menemukan kata kedua, bukan sebaliknya.`,
        `“${same}” is in both fields. One way means that the first words find the second, not the reverse.`,
      ),
    )
  );
};
