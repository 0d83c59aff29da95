import { LOCALES } from '@beranda/contract';
import type { ClientField } from 'payload';
import { FILE_FACTS } from '#cms/access/file-facts.ts';
import { jakartaClock } from '#cms/dates/jakarta.ts';
import { SYSTEM_FIELDS } from '#cms/saves/system-fields.ts';

export type Values = Record<string, unknown>;

/** A field in which two states of a document differ. */
export type Difference = { name: string; label: string; mine: unknown; theirs: unknown };

/** Form fields that users do not type. */
const FIELDS_WITHOUT_INPUT = new Set([...SYSTEM_FIELDS, ...FILE_FACTS, 'file', 'focalX', 'focalY']);

type Labelled = { name: string; label: string };

type Translate = (label: unknown) => string;

/** The fields with data, flattened out of rows, tabs and groups. */
export function typedFields(fields: readonly ClientField[], translate: Translate): Labelled[] {
  return fields.flatMap((field): Labelled[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: translate(tab.label) || tab.name }]
          : typedFields(tab.fields, translate),
      );
    if (!('name' in field) || !field.name)
      return 'fields' in field ? typedFields(field.fields, translate) : [];
    if (field.type === 'ui' || field.type === 'join' || FIELDS_WITHOUT_INPUT.has(field.name)) return [];
    return [{ name: field.name, label: ('label' in field && translate(field.label)) || field.name }];
  });
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Properties without content: row ids, metadata of the rich text editor, and the digest of another language's text. */
const METADATA_KEYS = new Set([
  'id',
  'version',
  'direction',
  'textFormat',
  'textStyle',
  'mode',
  'detail',
  'indent',
  'indonesianDigest',
]);

/** An object keyed by language, where `id` means Indonesian. */
const isByLanguage = (names: string[]) => names.every((name) => LOCALES.some((locale) => locale === name));

/** A canonical text, equal for equivalent values. */
function comparable(value: unknown): string {
  return (
    JSON.stringify(value, (_name, one: unknown) => {
      if (isEmpty(one)) return undefined;
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
      const isMark = isByLanguage(Object.keys(one)) ? () => false : (name: string) => METADATA_KEYS.has(name);
      const entries = Object.entries(one).filter(([name]) => !isMark(name));
      return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? ''
  );
}

export const isSameValue = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

/** The differences between a form and the stored state. */
export function differencesOf(fields: readonly Labelled[], mine: Values, theirs: Values): Difference[] {
  return fields
    .filter(({ name }) => !isSameValue(mine[name], theirs[name]))
    .map(({ name, label }) => ({ name, label, mine: mine[name], theirs: theirs[name] }));
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value as display text, line by line: text of rich text and rows, times in Jakarta time. */
export function readable(value: unknown): string {
  if (isEmpty(value) || typeof value === 'boolean') return value === true ? '✓' : '';
  if (typeof value === 'string') return TIME.test(value) ? jakartaClock(value) : value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(readable).filter(Boolean).join('\n');
  const { root, text, children } = value as { root?: unknown; text?: unknown; children?: unknown };
  if (root !== undefined) return readable(root);
  if (Array.isArray(children)) {
    const isOfInline = children.some((child: { type?: string }) => child.type === 'text');
    return children
      .map(readable)
      .filter(Boolean)
      .join(isOfInline ? '' : '\n');
  }
  if (typeof text === 'string' && 'format' in value) return text;
  return Object.entries(value)
    .filter(
      ([name]) => !METADATA_KEYS.has(name) && !['blockType', 'blockName', 'type', 'format'].includes(name),
    )
    .map(([, one]) => readable(one))
    .filter(Boolean)
    .join(' · ');
}
