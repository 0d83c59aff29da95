/** A text in both languages of the back office. */
export type Bilingual = { id: string; en: string };

/** Creates a text in both languages of the back office. */
export function bilingual(id: string, en: string): Bilingual {
  return { id, en };
}

/** The text in the user's language. */
export function inLanguageOf(req: { i18n?: { language?: string } }, text: Bilingual): string {
  return req.i18n?.language === 'en' ? text.en : text.id;
}
