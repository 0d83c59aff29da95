const WORD = /[\p{L}\p{N}]+/gu;
/** A single letter before a hyphen belongs to the word after it: m-banking, e-KTP, i-banking. */
const PREFIX_LETTER = /(?<![\p{L}\p{N}])(\p{L})-(?=[\p{L}\p{N}]{2})/gu;

/** Folds a word for comparison: lower case without accents. */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Splits a text into words as they stand, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.replaceAll(PREFIX_LETTER, '$1').match(WORD) ?? [];
}

/** A word of a text and where it begins. */
export type PlacedWord = { word: string; index: number };

/** The words of a text with their places, for marking matches. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) yield { word, index };
}

/** Words too frequent to tell pages apart, and those of questions and politeness. */
const STOP_WORDS = new Set(
  `yang dan di ke dari untuk dengan atau pada dalam oleh itu ini ada adalah saya aku kami kita anda kamu
  bisa dapat mau ingin apa apakah siapa kapan berapa brp dong ya sih nih kok kalau kalo jika agar
  supaya buat bila saat sudah belum akan lagi juga saja aja tolong mohon dimana mana secara tentang sebagai
  the a an and of to in for on with or at is are be do does i me my we our you your it this that can what
  where when who which why get want need please if from by as about there`
    .split(/\s+/)
    .filter(Boolean),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
