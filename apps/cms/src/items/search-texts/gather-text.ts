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

type Part = { kind: 'heading' | 'body'; text: string } | { kind: 'document'; id: number };

function* partsOfFields(fields: Fields, values: Values, isTranslated: boolean): Generator<Part> {
  for (const field of fields) yield* partsOf(field, values[field.name], isTranslated);
}

/** Fields that Payload adds to rows and blocks. */
const ADDED = ['id', 'blockName'];

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);

/** @param isTranslated whether the field is inside a translated one, and so translated itself. */
function* partsOf(field: FlattenedField, value: unknown, isTranslated: boolean): Generator<Part> {
  const mark = searchMarkOf(field);
  if (value === null || value === undefined || mark === 'nothing' || ADDED.includes(field.name)) return;
  const isOfLanguage = isTranslated || Boolean('localized' in field && field.localized);
  switch (field.type) {
    case 'group':
    case 'tab':
      yield* partsOfFields(field.flattenedFields, value as Values, isOfLanguage);
      return;
    case 'array':
      for (const row of rowsOf(value)) yield* partsOfFields(field.flattenedFields, row, isOfLanguage);
      return;
    case 'blocks':
      for (const row of rowsOf(value)) {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        if (block) yield* partsOfFields(block.flattenedFields, row, isOfLanguage);
      }
      return;
    case 'upload':
      if (field.relationTo === 'documents')
        for (const id of [value].flat() as number[]) yield { kind: 'document', id };
      return;
    case 'text':
    case 'textarea':
      if (isOfLanguage) yield { kind: mark === 'heading' ? 'heading' : 'body', text: String(value) };
      return;
    case 'richText': {
      if (!isOfLanguage) return;
      const { headings, text } = textPartsOf(value as RichText);
      for (const heading of headings) yield { kind: 'heading', text: heading };
      yield { kind: 'body', text };
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
  const included = fields.filter(({ name }) => !except.includes(name));
  const found: GatheredText = { headings: [], body: [], documents: [] };
  for (const part of partsOfFields(included, values, false)) {
    if (part.kind === 'document') found.documents.push(part.id);
    else found[part.kind === 'heading' ? 'headings' : 'body'].push(part.text);
  }
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
