import { type CareerField, careerFields, type EmploymentKind, employmentKinds } from '@beranda/contract';
import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload';
import { province } from '#cms/collections/branches/branches.ts';
import type { Env } from '#cms/env.ts';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { isoDate } from '#cms/fields/iso-date.ts';
import { sharedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { publishedAtField, summaryField } from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { careersView } from './item-view.ts';

const employmentLabels = {
  permanent: bilingual('Pegawai tetap', 'Permanent'),
  contract: bilingual('Kontrak', 'Contract'),
  internship: bilingual('Magang', 'Internship'),
  'part-time': bilingual('Paruh waktu', 'Part-time'),
} satisfies Record<EmploymentKind, Bilingual>;

const fieldLabels = {
  branches: bilingual('Kantor cabang', 'Branches'),
  business: bilingual('Usaha dan UMKM', 'Business banking'),
  technology: bilingual('Teknologi', 'Technology'),
  risk: bilingual('Risiko', 'Risk'),
  operations: bilingual('Operasional', 'Operations'),
} satisfies Record<CareerField, Bilingual>;

const wrongAddress = bilingual(
  'Tulis mailto:nama@bank.example atau alamat lengkap https://.',
  'Write mailto:name@bank.example or a whole https:// address.',
);

const validateApplyVia: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return req.t('validation:required');
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(value)) return true;
  return (
    (value.startsWith('https://') && !/\s/.test(value) && URL.canParse(value)) ||
    inLanguageOf(req, wrongAddress)
  );
};

function richText(name: string, label: Bilingual): Field {
  return { name, type: 'richText', localized: true, required: true, label, editor: articleEditor };
}

/** Job openings. */
export function careers(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'careers',
    view: careersView,
    labels: { singular: bilingual('Lowongan', 'Position'), plural: bilingual('Lowongan', 'Positions') },
    titleLabel: bilingual('Nama lowongan', 'Name of the position'),
    defaultColumns: ['title', 'city', 'closesOn', 'isLive', '_status'],
    defaultSort: '-publishedAt',
    fields: [
      summaryField,
      richText('description', bilingual('Uraian pekerjaan', 'Job description')),
      richText('requirements', bilingual('Persyaratan', 'Requirements')),
      {
        name: 'applyVia',
        type: 'text',
        required: true,
        maxLength: 300,
        validate: validateApplyVia,
        label: bilingual('Melamar melalui', 'Apply via'),
        admin: {
          description: bilingual(
            'Alamat surel (mailto:…) atau halaman lamaran (https://…).',
            'An email address (mailto:…) or a page for applications (https://…).',
          ),
        },
      },
    ],
    sidebar: [
      {
        name: 'isLive',
        type: 'checkbox',
        defaultValue: true,
        label: bilingual('Masih dibuka', 'Open for applications'),
        admin: { position: 'sidebar' },
      },
      isoDate('closesOn', bilingual('Hari terakhir melamar', 'Last day for applications'), {
        required: true,
        index: true,
        admin: { position: 'sidebar' },
      }),
      {
        ...sharedTextField('city', bilingual('Kota', 'City'), { required: true, maxLength: 60 }),
        admin: { position: 'sidebar' },
      } as Field,
      { ...province, admin: { position: 'sidebar' } } as Field,
      {
        name: 'employment',
        type: 'select',
        required: true,
        defaultValue: 'permanent',
        label: bilingual('Jenis kepegawaian', 'Kind of employment'),
        options: employmentKinds.map((value) => ({ value, label: employmentLabels[value] })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'field',
        type: 'select',
        required: true,
        defaultValue: 'branches',
        label: bilingual('Bidang', 'Field of work'),
        options: careerFields.map((value) => ({ value, label: fieldLabels[value] })),
        admin: { position: 'sidebar' },
      },
      publishedAtField(bilingual('Tanggal dibuka', 'Date of announcement')),
    ],
  });
}
