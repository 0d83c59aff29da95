import { DESKS, type Desk, FORM_NAMES, FORMS, type FormName } from '@beranda/contract';
import type { GlobalConfig, TextFieldManyValidation } from 'payload';
import { select } from 'payload/shared';
import * as z from 'zod';
import { globalAccess } from '#cms/access/access-table.ts';
import { onceAmongRows } from '#cms/fields/once-among-rows.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const MAX_ADDRESSES = 10;

const deskLabels: Record<Desk, Bilingual> = {
  'customer-care': bilingual('Tim layanan nasabah', 'Customer care team'),
  sales: bilingual('Tim penjualan', 'Sales team'),
  'business-banking': bilingual('Tim perbankan bisnis', 'Business banking team'),
};

/** The forms whose cases a desk works, in one language. */
const formsOf = (desk: Desk, language: keyof Bilingual) =>
  FORM_NAMES.filter((name) => FORMS[name].definition.desk === desk)
    .map((name) => FORMS[name].texts[language].title)
    .join(', ');

function deskLabel(desk: Desk): Bilingual {
  const labelIn = (language: keyof Bilingual) => {
    const forms = formsOf(desk, language);
    return forms ? `${deskLabels[desk][language]} (${forms})` : deskLabels[desk][language];
  };
  return { id: labelIn('id'), en: labelIn('en') };
}

const formLabel = (name: FormName): Bilingual => {
  const { id, en } = FORMS[name].texts;
  return bilingual(`Hanya ${id.title}`, `${en.title} only`);
};

const areAddresses: TextFieldManyValidation = (value, { req }) => {
  const addresses = value ?? [];
  if (addresses.length === 0)
    return inLanguageOf(req, bilingual('Isi sedikitnya satu alamat.', 'Enter at least one address.'));
  if (addresses.length > MAX_ADDRESSES)
    return inLanguageOf(
      req,
      bilingual(`Paling banyak ${MAX_ADDRESSES} alamat.`, `At most ${MAX_ADDRESSES} addresses.`),
    );
  const wrong = addresses.find((address) => !z.email().safeParse(address).success);
  return (
    wrong === undefined ||
    inLanguageOf(req, bilingual(`“${wrong}” bukan alamat email.`, `“${wrong}” is no email address.`))
  );
};

/** Settings of the work on cases. Never part of the public settings. */
export const service: GlobalConfig = {
  slug: 'service',
  label: bilingual('Pengaturan layanan', 'Service settings'),
  admin: { group: bilingual('Layanan nasabah', 'Customer care') },
  access: globalAccess('service'),
  versions: { max: 50 },
  fields: [
    {
      name: 'complaintOfficer',
      type: 'text',
      maxLength: 80,
      label: bilingual('Petugas penerima pengaduan', 'Officer who receives complaints'),
      admin: {
        description: bilingual(
          'Namanya tertulis di tanda terima pengaduan. Jika kosong, tertulis “Layanan Nasabah”.',
          'Named in the receipt of a complaint. Without a name, it says “Customer care”.',
        ),
      },
    },
    {
      name: 'notify',
      type: 'array',
      label: bilingual('Email untuk kiriman baru dan batas waktu', 'Mail about new cases and deadlines'),
      labels: {
        singular: bilingual('Penerima', 'Recipients'),
        plural: bilingual('Penerima', 'Recipients'),
      },
      admin: {
        components: { RowLabel: '/globals/service/recipients-label.tsx#RecipientsLabel' },
        description: bilingual(
          'Setiap kiriman baru diberitahukan ke alamat-alamat ini: formulir, nomor tiket, waktu, dan tautan, tanpa data pribadi. Setiap hari kerja mulai pukul 07.00 WIB, alamat yang sama menerima satu daftar kiriman yang terlambat, jatuh tempo dalam 3 hari kerja, atau dokumennya tidak datang. Baris sebuah formulir menggantikan baris timnya.',
          'Each new case is announced to these addresses: form, ticket, time and link, without personal data. On each working day from 7 am in Jakarta the same addresses get one list of the cases that are overdue, due within 3 working days, or without their documents. The row of a form replaces that of its team.',
        ),
      },
      fields: [
        {
          name: 'for',
          type: 'select',
          required: true,
          label: bilingual('Untuk', 'For'),
          options: [
            ...DESKS.map((value) => ({ value, label: deskLabel(value) })),
            ...FORM_NAMES.map((value) => ({ value, label: formLabel(value) })),
          ],
          validate: onceAmongRows(
            {
              rows: (data: { notify?: unknown }) => data.notify,
              name: 'for',
              error: bilingual('Sudah ada baris untuk ini.', 'There is a row for this already.'),
            },
            select,
          ),
        },
        {
          name: 'addresses',
          type: 'text',
          hasMany: true,
          required: true,
          label: bilingual('Alamat email', 'Email addresses'),
          validate: areAddresses,
          admin: { components: { Field: '/globals/service/addresses-field.tsx#AddressesField' } },
        },
      ],
    },
  ],
};
