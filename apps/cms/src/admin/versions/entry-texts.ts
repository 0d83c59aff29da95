import { LANGUAGES, type Locale } from '@beranda/contract';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import type { Entry } from './history.ts';
import { versionTexts as texts } from './texts.ts';

const CLOCK = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' } as const;

/** The description of a save, in the user's language. */
export function entryTexts(entry: Entry, language: string, useAsTitle: string | undefined) {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const stored = useAsTitle ? entry.version[useAsTitle] : undefined;
  const titles = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Bilingual>;
  const title =
    typeof stored === 'string' ? stored : (entry.locale && titles[entry.locale]) || titles.id || titles.en;
  const nameOf = (locale: Locale) => translate(texts.languages[locale]);
  return {
    name: interpolate(translate(texts.version), { number: String(entry.number) }),
    title: useAsTitle ? title || translate(texts.untitled) : '',
    at: new Date(entry.at).toLocaleString(LANGUAGES[userLocale(language)].format, CLOCK),
    by: entry.by ?? translate(texts.system),
    language: entry.locale ? nameOf(entry.locale) : '',
    act: translate(texts.saveKinds[entry.saveKind]),
    marks: [
      ...(entry.publicIn.length > 0
        ? [interpolate(translate(texts.publicIn), { languages: entry.publicIn.map(nameOf).join(', ') })]
        : []),
      ...(entry.isLatest ? [translate(texts.latest)] : []),
    ],
  };
}
