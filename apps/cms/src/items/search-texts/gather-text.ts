import type { Locale } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import { type RichText, textPartsOf } from '#cms/content/rich-text.ts';
import { searchMarkOf } from '#cms/fields/searched-as.ts';
import type { Bilingual } from '#cms/i18n/bilingual.ts';

type Fields = readonly FlattenedField[];
type Values = Readonly<Record<string, unknown>>;

/** What visitors read of an item, in the order of its fields, and the ids of its documents. */
type GatheredText = { headings: string[]; body: string[]; documents: number[] };

/** Control characters, which PostgreSQL and JSON cannot store or which PDF files contain, count as spaces. */
export function collapseSpace(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u200b\ufeff]+/gu, ' ').trim();
}

function gatherFields(fields: Fields, values: Values, isTranslated: boolean, found: GatheredText): void {
  for (const field of fields) gather(field, values[field.name], isTranslated, found);
}

/** Fields that Payload adds to rows and blocks. */
const ADDED = ['id', 'blockName'];

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);

/** @param isTranslated whether the field is inside a translated one, and so translated itself. */
function gather(field: FlattenedField, value: unknown, isTranslated: boolean, found: GatheredText): void {
  const mark = searchMarkOf(field);
  if (value === null || value === undefined || mark === 'nothing' || ADDED.includes(field.name)) return;
  const isOfLanguage = isTranslated || Boolean('localized' in field && field.localized);
  switch (field.type) {
    case 'group':
    case 'tab':
      gatherFields(field.flattenedFields, value as Values, isOfLanguage, found);
      return;
    case 'array':
      for (const row of rowsOf(value)) gatherFields(field.flattenedFields, row, isOfLanguage, found);
      return;
    case 'blocks':
      for (const row of rowsOf(value)) {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        if (block) gatherFields(block.flattenedFields, row, isOfLanguage, found);
      }
      return;
    case 'upload':
      if (field.relationTo === 'documents') found.documents.push(...([value].flat() as number[]));
      return;
    case 'text':
    case 'textarea':
      if (isOfLanguage) found[mark === 'heading' ? 'headings' : 'body'].push(String(value));
      return;
    case 'richText': {
      if (!isOfLanguage) return;
      const { headings, text } = textPartsOf(value as RichText);
      found.headings.push(...headings);
      found.body.push(text);
    }
  }
}

/**
 * All translated texts of an item in one language, found by the configuration of its fields: at any depth, in groups,
 * rows and blocks. Texts that both languages share are facts such as addresses and codes; see `valueTexts`.
 *
 * @param values the item in one language, as `storedIn` returns it.
 * @param except names of its fields to leave out.
 */
export function gatherText(fields: Fields, values: Values, except: readonly string[]): GatheredText {
  const found: GatheredText = { headings: [], body: [], documents: [] };
  gatherFields(
    fields.filter(({ name }) => !except.includes(name)),
    values,
    false,
    found,
  );
  return found;
}

/** The values of a field as visitors read them: labels of choices in the language, texts as they are. */
export function valueTexts(fields: Fields, values: Values, name: string, language: Locale): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  const chosen = [values[name] ?? []].flat().map(String);
  if (field?.type !== 'select') return chosen;
  return chosen.flatMap((value) => {
    const option = field.options.find(
      (candidate) => typeof candidate !== 'string' && candidate.value === value,
    );
    return typeof option === 'object' ? ((option.label as Bilingual)[language] ?? []) : [];
  });
}
