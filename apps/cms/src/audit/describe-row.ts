import type { Locale } from '@beranda/contract';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { labelInLocale } from '#cms/i18n/config-labels.ts';
import { labelRowText } from './row-text.ts';

type Entity = { name: string | null; fields: readonly FlattenedField[]; isGlobal: boolean };
type Config = Pick<SanitizedConfig, 'collections' | 'globals'>;

const languages: Readonly<Record<string, ReturnType<typeof bilingual>>> = {
  id: bilingual('Indonesia', 'Indonesian'),
  en: bilingual('Inggris', 'English'),
};
const own: Readonly<Record<string, ReturnType<typeof bilingual>>> = {
  _status: bilingual('Status terbit', 'Publication'),
  password: bilingual('Kata sandi', 'Password'),
  publish: bilingual('Penerbitan', 'Publication'),
  withdraw: bilingual('Penarikan', 'Withdrawal'),
};
const statuses: Readonly<Record<string, ReturnType<typeof bilingual>>> = {
  published: bilingual('Terbit', 'Published'),
  draft: bilingual('Tidak terbit', 'Not published'),
};
const yesNo = { true: bilingual('Ya', 'Yes'), false: bilingual('Tidak', 'No') };

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The collection or global that a row names, which may be one of an earlier version. */
export function entityOf({ collections, globals }: Config, slug: string, locale: Locale): Entity {
  const collection = collections.find((candidate) => candidate.slug === slug);
  if (collection)
    return {
      name: labelInLocale(collection.labels.singular, locale),
      fields: collection.flattenedFields,
      isGlobal: false,
    };
  const global = globals.find((candidate) => candidate.slug === slug);
  return {
    name: labelInLocale(global?.label, locale),
    fields: global?.flattenedFields ?? [],
    isGlobal: global !== undefined,
  };
}

/** Names that fields had in earlier releases. Rows of the audit log keep them for good. */
const RENAMED: Readonly<Record<string, string>> = { least: 'min', most: 'max' };

type Found = { field: FlattenedField | undefined; label: string };

/** The field at a recorded path, and its label: those of the groups around it, and the language. */
export function fieldOf(fields: readonly FlattenedField[], path: string, locale: Locale): Found {
  const labels: string[] = [];
  let field: FlattenedField | undefined;
  let inside = fields;
  for (const name of path.split('.')) {
    const language = languages[name];
    const ownLabel = labels.length === 0 ? own[name] : undefined;
    if (ownLabel) labels.push(ownLabel[locale]);
    else if (labels.length > 0 && language) labels.push(`(${language[locale]})`);
    else {
      const find = (fieldName: string | undefined) =>
        inside.find((candidate) => candidate.name === fieldName);
      field = find(name) ?? find(RENAMED[name]);
      labels.push(labelInLocale(field && 'label' in field ? field.label : undefined, locale) ?? name);
      inside = field && 'flattenedFields' in field ? field.flattenedFields : [];
    }
  }
  return { field, label: labels.join(' ') };
}

const labelsOf = (fields: readonly FlattenedField[], locale: Locale) =>
  fields.map((field): [name: string, label: string] => [
    field.name,
    labelInLocale('label' in field ? field.label : undefined, locale) ?? field.name,
  ]);

/** A recorded value as a reader of this language expects it. */
export function describeValue(field: FlattenedField | undefined, value: string, locale: Locale): string {
  if (!field)
    return statuses[value]?.[locale] ?? (ISO_TIME.test(value) ? formatJakartaTime(value, locale) : value);
  if (field.type === 'checkbox') return yesNo[value === 'true' ? 'true' : 'false'][locale];
  if (field.type === 'date') return formatJakartaTime(value, locale);
  if (field.type === 'array') return labelRowText(value, labelsOf(field.flattenedFields, locale));
  if (field.type !== 'select' && field.type !== 'radio') return value;
  const labelOf = (choice: string) => {
    const option = field.options.find((each) => typeof each === 'object' && each.value === choice);
    return (typeof option === 'object' ? labelInLocale(option.label, locale) : null) ?? choice;
  };
  return value.split(', ').map(labelOf).join(', ');
}

type RowTexts = {
  object: string | null;
  field: string | null;
  from: string | null;
  to: string | null;
};

type Described = {
  collection?: string | null;
  document?: string | null;
  label?: string | null;
  field?: string | null;
  from?: string | null;
  to?: string | null;
};

/** The subject of a row in words: `Berita «Judul»`, the field's label and the values. */
export function describeRow(
  config: Config,
  { collection, document, label, field: path, from, to }: Described,
  locale: Locale,
): RowTexts {
  const entity = collection ? entityOf(config, collection, locale) : null;
  const title = label ? `«${label}»` : document ? `#${document}` : null;
  const object = [entity?.name ?? collection, title].filter(Boolean).join(' ') || null;
  const { field, label: name } = path ? fieldOf(entity?.fields ?? [], path, locale) : {};
  const describe = (value: string | null | undefined) => (value ? describeValue(field, value, locale) : null);
  return { object, field: name ?? null, from: describe(from), to: describe(to) };
}
