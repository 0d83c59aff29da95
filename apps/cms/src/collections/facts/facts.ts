import type { ArrayFieldValidation, CollectionConfig, Field, TextFieldSingleValidation } from 'payload';
import { array, text } from 'payload/shared';
import { collectionAccess } from '#cms/access/access-table.ts';
import { canPublish } from '#cms/access/rules.ts';
import { bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { FACT_KINDS, type FactKind } from '#cms/fields/facts/fact-kinds.ts';
import { FACT_REFERENCE } from '#cms/fields/facts/fact-references.ts';
import { figureKindLabels } from '#cms/fields/figures/figures-field.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { stewardshipFields } from '#cms/items/fields/item-fields.ts';
import { applyOnSave } from './apply-due-facts.ts';
import { confirmLargeChanges } from './confirm-large-changes.ts';
import { issueOfValues, type ValueInForm } from './issue-of-values.ts';
import {
  factLabels,
  rejectDeletionOfUsedFact,
  rejectEmptyingUsedFact,
  rejectRedefiningUsedFact,
} from './protect-used-facts.ts';
import { refreshAfterFactChange } from './refresh-items-with-facts.ts';
import { requireIndonesianText } from './require-indonesian-text.ts';

const MAX_PERIODS = 60;

const kindLabels: Record<FactKind, Bilingual> = {
  ...figureKindLabels,
  years: bilingual('Lama dalam tahun, misalnya 3 tahun', 'Duration in years, such as 3 years'),
  months: bilingual('Lama dalam bulan', 'Duration in months'),
  days: bilingual('Lama dalam hari', 'Duration in days'),
  'working-days': bilingual('Lama dalam hari kerja', 'Duration in working days'),
  hours: bilingual('Lama dalam jam', 'Duration in hours'),
  minutes: bilingual('Lama dalam menit', 'Duration in minutes'),
  text: bilingual('Teks, misalnya nama', 'Text, such as a name'),
};

const notAKey = bilingual(
  'Tulis pokok dan nama, dipisah titik, misalnya “kpr.bunga-tetap”.',
  'Write subject and name with a dot between them, such as “kpr.bunga-tetap”.',
);

const validateKey: TextFieldSingleValidation = (value, options) => {
  const isKey = [...`{${value}}`.matchAll(FACT_REFERENCE)].some(({ groups }) => groups?.key === value);
  return isKey ? text(value, options) : inLanguageOf(options.req, notAKey);
};

const validateValues: ArrayFieldValidation = (rows, options) => {
  const { key = '', kind } = options.data as { key?: string; kind?: FactKind };
  const values = (rows ?? []) as ValueInForm[];
  const issue = kind ? issueOfValues({ key, kind, values }) : null;
  return issue ? inLanguageOf(options.req, issue) : array(rows, options);
};

/** Whether a field applies to the kind of the fact. */
const ofKinds = (isShown: (kind: unknown) => boolean) => (data: { kind?: unknown }) => isShown(data?.kind);

const valueFields: Field[] = [
  {
    name: 'amount',
    type: 'number',
    label: bilingual('Nilai', 'Value'),
    admin: { condition: ofKinds((kind) => kind !== 'date' && kind !== 'text') },
  },
  isoDate('day', bilingual('Tanggal', 'Date'), { admin: { condition: ofKinds((kind) => kind === 'date') } }),
  {
    ...localizedTextField('text', bilingual('Teks', 'Text'), { maxLength: 120 }),
    validate: requireIndonesianText,
    admin: { condition: ofKinds((kind) => kind === 'text') },
  } as Field,
];

const periodFields: Field[] = [
  isoDate('validFrom', bilingual('Berlaku mulai', 'Valid from'), { required: true }),
  isoDate('validUntil', bilingual('Berlaku sampai', 'Valid until'), {
    admin: {
      description: bilingual(
        'Hari terakhir. Kosong: sampai diganti.',
        'The last day. Empty: until replaced.',
      ),
    },
  }),
  {
    name: 'source',
    type: 'text',
    maxLength: 200,
    label: bilingual('Sumber', 'Source'),
    admin: {
      description: bilingual(
        'Keputusan, surat, atau aturan yang menetapkannya.',
        'The decision, letter or rule that set it.',
      ),
    },
  },
];

const onlyPublishers = { create: canPublish, update: canPublish };

/** Figures and names of the bank, each kept once and named in texts as `{key}`. A change is public at once. */
export function facts(): CollectionConfig {
  return {
    slug: 'facts',
    labels: { singular: bilingual('Fakta', 'Fact'), plural: bilingual('Fakta', 'Facts') },
    admin: {
      useAsTitle: 'key',
      defaultColumns: ['key', 'title', 'owner', 'reviewBy'],
      group: bilingual('Konten', 'Content'),
      listSearchableFields: ['key', 'title'],
    },
    access: collectionAccess('facts'),
    disableDuplicate: true,
    defaultSort: 'key',
    hooks: {
      beforeChange: [rejectRedefiningUsedFact, rejectEmptyingUsedFact, confirmLargeChanges, applyOnSave],
      beforeDelete: [rejectDeletionOfUsedFact],
      afterChange: [refreshAfterFactChange],
      afterDelete: [bumpAfterDelete('facts')],
    },
    fields: [
      {
        ...localizedTextField('title', bilingual('Nama', 'Name'), { required: true, maxLength: 120 }),
        access: onlyPublishers,
      } as Field,
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        maxLength: 80,
        validate: validateKey,
        access: onlyPublishers,
        label: factLabels.key,
        admin: {
          description: bilingual(
            'Pokok dan nama, misalnya “kpr.bunga-tetap”. Di teks ditulis {kpr.bunga-tetap}, atau {kpr.masa-tetap:number} untuk bentuk lain.',
            'Subject and name, such as “kpr.bunga-tetap”. Texts name it {kpr.bunga-tetap}, or {kpr.masa-tetap:number} in another format.',
          ),
        },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'money',
        access: onlyPublishers,
        label: factLabels.kind,
        options: FACT_KINDS.map((value) => ({ value, label: kindLabels[value] })),
      },
      {
        name: 'values',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: MAX_PERIODS,
        validate: validateValues,
        label: factLabels.values,
        labels: {
          singular: bilingual('Masa berlaku', 'Period'),
          plural: bilingual('Masa berlaku', 'Periods'),
        },
        admin: {
          description: bilingual(
            'Nilai yang akan datang berlaku dengan sendirinya pada harinya. Jangan hapus yang lama: itu riwayatnya.',
            'A future value takes effect on its day by itself. Leave past ones: they are the history.',
          ),
        },
        fields: [
          { type: 'row', fields: valueFields },
          { type: 'row', fields: periodFields },
        ],
      },
      {
        ...localizedTextField('words', bilingual('Kata pengenal', 'Words by which it is recognised'), {
          maxLength: 200,
          description: bilingual(
            'Untuk menemukan angka yang diketik: kalimat tentang fakta ini memuat semua kelompok. Pisahkan kelompok dengan “+”, pilihan dengan “|”.',
            'To find figures typed by hand: a sentence about this fact has all groups. Separate groups by “+”, alternatives by “|”.',
          ),
        }),
        access: onlyPublishers,
      } as Field,
      {
        name: 'uses',
        type: 'ui',
        label: bilingual('Dipakai di', 'Used in'),
        admin: {
          disableListColumn: true,
          components: { Field: '/collections/facts/fact-uses.tsx#FactUses' },
        },
      },
      ...stewardshipFields,
      {
        ...isoDate('appliedOn', bilingual('Diterapkan pada', 'Applied on')),
        access: { create: () => false, update: () => false },
        admin: { hidden: true },
      } as Field,
    ],
  };
}
