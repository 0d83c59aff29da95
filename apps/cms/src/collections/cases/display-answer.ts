import { type FormField, LANGUAGES, type Locale } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

const yes = bilingual('Ya', 'Yes');
const no = bilingual('Tidak', 'No');

type Labels = Readonly<Record<string, string>> | undefined;

/** An answer as staff read it: labels of options, sums with separators, dates in words. */
export function displayAnswer(
  value: unknown,
  type: FormField['type'] | undefined,
  options: Labels,
  locale: Locale,
): string {
  const inLanguage = (text: Bilingual) => text[locale];
  if (typeof value === 'boolean') return inLanguage(value ? yes : no);
  const text = String(value);
  const { format } = LANGUAGES[locale];
  if (type === 'money' && /^\d{1,15}$/.test(text)) return new Intl.NumberFormat(format).format(Number(text));
  if (type === 'pastDate' && /^\d{4}-\d{2}-\d{2}$/.test(text))
    return new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  return options && Object.hasOwn(options, text) ? String(options[text]) : text;
}
