import type { Condition, Field } from 'payload';
import { sharedTextField } from '#cms/fields/text-fields.ts';
import { validateWhole } from '#cms/fields/validate-whole.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { noticeDeadline, PUBLIC_NOTICE_DECISIONS } from './breach-rules.ts';
import { timeField } from './breach-times.ts';

const DATA_KINDS = {
  identity: bilingual(
    'Identitas (nama, NIK, tanggal lahir)',
    'Identity (name, identity number, date of birth)',
  ),
  contact: bilingual('Kontak (alamat, telepon, email)', 'Contact (address, phone, e-mail)'),
  financial: bilingual('Rekening dan keuangan', 'Accounts and finances'),
  card: bilingual('Kartu', 'Cards'),
  credentials: bilingual('Kata sandi, PIN, atau akses lain', 'Passwords, PINs or other access'),
  health: bilingual('Kesehatan atau biometrik', 'Health or biometrics'),
  other: bilingual('Lainnya', 'Other'),
} as const;

const decisionLabels = {
  undecided: bilingual('Belum diputuskan', 'Not decided yet'),
  needed: bilingual('Perlu diumumkan', 'Needed'),
  'not-needed': bilingual('Tidak perlu diumumkan', 'Not needed'),
} satisfies Record<(typeof PUBLIC_NOTICE_DECISIONS)[number], Bilingual>;

const TEXT_MAX_LENGTH = 4_000;
const REASON_MAX_LENGTH = 1_000;

/** Hint of the text fields, so that the register itself cannot become a breach. */
const withoutCustomers = bilingual(
  'Jangan tulis nama, nomor, atau data lain nasabah.',
  'No names, numbers or other data of customers.',
);

const longText = (name: string, label: Bilingual, description: Bilingual = withoutCustomers): Field => ({
  name,
  type: 'textarea',
  maxLength: TEXT_MAX_LENGTH,
  label,
  admin: { description },
});

const reason = (name: string, label: Bilingual, condition?: Condition): Field => ({
  name,
  type: 'textarea',
  maxLength: REASON_MAX_LENGTH,
  label,
  admin: { description: withoutCustomers, ...(condition ? { condition } : {}) },
});

const reasonNone = () =>
  reason('reasonNone', bilingual('Alasan bila tidak atau belum dikirim', 'Why it was not sent, or not yet'));

const isNeeded: Condition = (_data, siblingData) => siblingData?.decision === 'needed';
const isDecided: Condition = (_data, siblingData) => siblingData?.decision !== 'undecided';

const notKnown = bilingual('Kosong bila belum diketahui.', 'Empty while it is not known.');

const incident: Field[] = [
  sharedTextField('title', bilingual('Judul', 'Title'), {
    required: true,
    maxLength: 120,
    description: bilingual(
      'Singkat, boleh dengan nomor insiden. Tanpa nama orang.',
      'Short, with the number of the incident if there is one. Without names of people.',
    ),
  }),
  timeField('discovery', 'discoveredAt', bilingual('Diketahui pada', 'Discovered at'), {
    required: true,
    index: true,
    admin: {
      description: bilingual(
        'Batas pemberitahuan, 3 × 24 jam, dihitung sejak waktu ini, juga pada hari libur (UU 27/2022 Pasal 46).',
        'The deadline of the notices, 3 × 24 hours, counts from this time, also over holidays (UU 27/2022, article 46).',
      ),
    },
  }),
  timeField('beginning', 'happenedFrom', bilingual('Terjadi sejak', 'Happened from'), {
    admin: { description: notKnown },
  }),
  timeField('end', 'happenedUntil', bilingual('Terjadi sampai', 'Happened until'), {
    admin: {
      description: bilingual(
        'Kosong bila belum diketahui atau masih berlangsung.',
        'Empty while it is not known, or goes on.',
      ),
    },
  }),
  longText('cause', bilingual('Bagaimana terjadinya', 'How it happened')),
  {
    name: 'dataKinds',
    type: 'select',
    hasMany: true,
    label: bilingual('Jenis data yang terungkap', 'Kinds of data exposed'),
    options: Object.entries(DATA_KINDS).map(([value, label]) => ({ value, label })),
    admin: {
      description: bilingual('Jenisnya saja, bukan datanya.', 'Only their kinds, not the data.'),
    },
  },
  {
    name: 'otherData',
    type: 'text',
    required: true,
    maxLength: 200,
    label: bilingual('Data lainnya', 'Other data'),
    admin: {
      description: withoutCustomers,
      condition: ({ dataKinds }) => Boolean(dataKinds?.includes('other')),
    },
  },
  {
    name: 'peopleCount',
    type: 'number',
    min: 0,
    validate: validateWhole,
    label: bilingual('Perkiraan jumlah orang', 'About how many people'),
    admin: { description: notKnown },
  },
  longText('consequences', bilingual('Kemungkinan akibat bagi mereka', 'Likely consequences for them')),
  longText(
    'handling',
    bilingual('Penanganan dan pemulihan', 'Handling and recovery'),
    bilingual(
      'Apa yang dilakukan, kapan, dan apa yang masih berjalan. Jangan tulis nama, nomor, atau data lain nasabah.',
      'What was done and when, and what still goes on. No names, numbers or other data of customers.',
    ),
  ),
];

const notices: Field[] = [
  {
    name: 'persons',
    type: 'group',
    label: bilingual('Pemberitahuan kepada subjek data', 'Notice to the persons concerned'),
    fields: [
      timeField('notice', 'at', bilingual('Dikirim pada', 'Sent at')),
      {
        name: 'how',
        type: 'text',
        maxLength: 200,
        label: bilingual('Cara', 'How'),
        admin: {
          description: bilingual(
            'Misalnya email atau surat. Tanpa nama dan alamat penerima.',
            'Such as mail or letter. Without names and addresses of recipients.',
          ),
        },
      },
      reasonNone(),
    ],
  },
  {
    name: 'authority',
    type: 'group',
    label: bilingual('Pemberitahuan kepada lembaga', 'Notice to the authority'),
    admin: {
      description: bilingual(
        'Lembaga pelindungan data pribadi menurut Pasal 46.',
        'The authority for the protection of personal data, by article 46.',
      ),
    },
    fields: [
      timeField('notice', 'at', bilingual('Dikirim pada', 'Sent at')),
      {
        name: 'reference',
        type: 'text',
        maxLength: 120,
        label: bilingual('Nomor surat atau tanda terima', 'Number of the letter or its receipt'),
      },
      reasonNone(),
    ],
  },
  {
    name: 'publicNotice',
    type: 'group',
    label: bilingual('Pengumuman kepada masyarakat', 'Public notice'),
    admin: {
      description: bilingual(
        'Wajib dalam hal tertentu, antara lain bila pelayanan publik terganggu atau dampaknya serius bagi masyarakat (Pasal 46 ayat 3).',
        'Required in certain cases, such as where public services are disturbed or the public is seriously affected (article 46, paragraph 3).',
      ),
    },
    fields: [
      {
        name: 'decision',
        type: 'select',
        required: true,
        defaultValue: 'undecided',
        label: bilingual('Keputusan', 'Decision'),
        options: PUBLIC_NOTICE_DECISIONS.map((value) => ({ value, label: decisionLabels[value] })),
        admin: { isClearable: false },
      },
      reason('reason', bilingual('Alasan keputusan', 'Reason of the decision'), isDecided),
      timeField('notice', 'at', bilingual('Diumumkan pada', 'Published at'), {
        admin: { condition: isNeeded },
      }),
      {
        name: 'where',
        type: 'text',
        maxLength: 200,
        label: bilingual('Tempat pengumuman', 'Where'),
        admin: {
          condition: isNeeded,
          description: bilingual(
            'Misalnya situs ini, surat kabar, atau kantor cabang.',
            'Such as this site, newspapers or branches.',
          ),
        },
      },
    ],
  },
];

const closing: Field[] = [
  longText('conclusion', bilingual('Kesimpulan', 'Conclusion')),
  timeField('closing', 'closedAt', bilingual('Ditutup pada', 'Closed at'), {
    admin: {
      description: bilingual(
        'Perlu catatan yang lengkap, termasuk waktu kedua pemberitahuan atau alasannya. Sesudah itu hanya administrator yang dapat mengubah catatan ini atau membukanya kembali.',
        'Needs a complete record, with the times of both notices or why there was none. From then on only administrators can change it or open it again.',
      ),
    },
  }),
];

const sidebar: Field[] = [
  {
    name: 'dueAt',
    type: 'date',
    index: true,
    label: bilingual('Batas pemberitahuan', 'Notices due by'),
    access: { create: () => false, update: () => false },
    hooks: { beforeChange: [({ siblingData }) => noticeDeadline(siblingData.discoveredAt)] },
    admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'responsible',
    type: 'text',
    maxLength: 120,
    label: bilingual('Penanggung jawab', 'Person responsible'),
    admin: {
      position: 'sidebar',
      description: bilingual('Nama dan jabatan pegawai.', 'Name and post of the member of staff.'),
    },
  },
];

/** What a bank records of a breach: at least what its notices have to say (UU 27/2022, article 46, paragraph 2). */
export const breachFields: Field[] = [...incident, ...notices, ...closing, ...sidebar];
