import { bilingual } from '#cms/i18n/bilingual.ts';

/** Texts of number fields. */
export const typedNumberTexts = {
  understood: bilingual('Terbaca: {number}', 'Read as: {number}'),
  ambiguous: bilingual(
    'Dapat berarti {first} atau {second}. Tulis {plainFirst} atau {plainSecond}.',
    'This may mean {first} or {second}. Write {plainFirst} or {plainSecond}.',
  ),
  invalid: bilingual(
    'Ini bukan bilangan. Tulis misalnya 6,75 atau 1.500.000.',
    'This is not a number. Write for example 6.75 or 1,500,000.',
  ),
};
