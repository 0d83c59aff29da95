import type { AfterErrorHook } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MEBIBYTE = 1024 * 1024;

/** The size of all texts of a form together. */
export const FORM_MAX_BYTES = MEBIBYTE;

/** Payload's message, which does not tell what is too large. */
const MULTIPART_LIMIT = 'Multipart limit has been reached';

const tooLarge = bilingual(
  `Isian formulir ini terlalu panjang: semua teksnya bersama-sama paling banyak ${FORM_MAX_BYTES / MEBIBYTE} MB. Bagi menjadi beberapa halaman.`,
  `What this form contains is too long: all its texts together may have at most ${FORM_MAX_BYTES / MEBIBYTE} MB. Divide it into several pages.`,
);

/** Tells staff why a form with very long texts is not stored, and what to do. */
export const explainLargeForms: AfterErrorHook = ({ error, req }) =>
  error.message === MULTIPART_LIMIT
    ? { response: { errors: [{ message: inLanguageOf(req, tooLarge) }] } }
    : undefined;
