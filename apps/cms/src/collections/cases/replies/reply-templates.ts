import { FORM_NAMES, FORMS } from '@beranda/contract';
import type { CollectionConfig, Field, TextareaFieldValidation, TextFieldSingleValidation } from 'payload';
import { textarea, text as textField } from 'payload/shared';
import { collectionAccess } from '#cms/access/access-table.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts';
import { BODY_MAX_LENGTH, SUBJECT_MAX_LENGTH } from './reply-text.ts';

const placeholders = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const unknown = (names: readonly string[]): Bilingual => {
  const written = names.map((name) => `{${name}}`).join(', ');
  return bilingual(
    `${written} tidak dikenal. Yang dapat dipakai: ${placeholders}.`,
    `${written} is not known. You can use ${placeholders}.`,
  );
};

const rejectUnknown = (value: unknown, req: { i18n?: { language?: string } }): string | true => {
  const names = unknownPlaceholders(String(value ?? ''));
  return names.length === 0 || inLanguageOf(req, unknown(names));
};

const validateSubject: TextFieldSingleValidation = async (value, options) => {
  const valid = await textField(value, options as Parameters<typeof textField>[1]);
  return valid === true ? rejectUnknown(value, options.req) : valid;
};

const validateBody: TextareaFieldValidation = async (value, options) => {
  const valid = await textarea(value, options);
  return valid === true ? rejectUnknown(value, options.req) : valid;
};

/** Subject and text in one language. */
const textsIn = (name: 'indonesian' | 'english', label: Bilingual): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: SUBJECT_MAX_LENGTH,
      label: bilingual('Judul email', 'Subject'),
      validate: validateSubject,
    },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      maxLength: BODY_MAX_LENGTH,
      label: bilingual('Isi email', 'Text'),
      validate: validateBody,
      admin: { rows: 10 },
    },
  ],
});

/** Texts with which staff begin a reply. Both languages are required: the sender's language decides which is used. */
export function replyTemplates(): CollectionConfig {
  return {
    slug: 'reply-templates',
    labels: {
      singular: bilingual('Templat balasan', 'Reply template'),
      plural: bilingual('Templat balasan', 'Reply templates'),
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'forms', 'updatedAt'],
      group: bilingual('Layanan nasabah', 'Customer care'),
      description: bilingual(
        `Dalam judul dan isi, ${placeholders} diganti nama pengirim, nomor tiket, dan nama formulir. Penutup dengan nama bank ditambahkan otomatis.`,
        `In subject and text, ${placeholders} become the sender's name, the ticket and the name of the form. A closing with the bank's name is added automatically.`,
      ),
    },
    access: collectionAccess('reply-templates'),
    disableDuplicate: true,
    disableBulkEdit: true,
    defaultSort: 'name',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 100,
        label: bilingual('Nama templat', 'Name of the template'),
      },
      {
        name: 'forms',
        type: 'select',
        hasMany: true,
        label: bilingual('Hanya untuk formulir', 'Only for these forms'),
        options: FORM_NAMES.map((value) => {
          const { id, en } = FORMS[value].texts;
          return { value, label: bilingual(id.title, en.title) };
        }),
        admin: { description: bilingual('Kosong: untuk semua.', 'Empty: for all.') },
      },
      textsIn('indonesian', bilingual('Bahasa Indonesia', 'Indonesian')),
      textsIn('english', bilingual('Bahasa Inggris', 'English')),
    ],
  };
}
