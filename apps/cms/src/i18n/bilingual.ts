/** A text of the back office in both languages of its staff. */
export type Bilingual = { id: string; en: string };

/** Writes a label, a description or a name in both languages of the back office. */
export function bilingual(id: string, en: string): Bilingual {
  return { id, en };
}

/** The sentence in the language of the person who is asked to act on it. */
export function inLanguageOf(req: { i18n?: { language?: string } }, text: Bilingual): string {
  return req.i18n?.language === 'en' ? text.en : text.id;
}
