import {
  CUSTOMER_TYPES,
  INDUSTRY_TYPES,
  ISSUE_DETAILS,
  ISSUES,
  LOCALES,
  MSME_SIZES,
  TOPIC_TYPES,
} from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { nobody } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { choiceLabels } from './choice-labels.ts';
import { encryptIdentityNumber, revealIdentityNumber } from './identity-number.ts';

/** Immutable: submitted content. */
const asWritten = { access: { update: nobody }, admin: { readOnly: true } } as const;

const choice = (name: string, label: Bilingual, values: readonly string[], required = false): Field => ({
  name,
  type: 'select',
  required,
  label,
  options: values.map((value) => ({ value, label: choiceLabels[value] ?? value })),
  ...asWritten,
});

const line = (name: string, label: Bilingual): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  ...asWritten,
});

/** Messages of the contact form, created only by the submissions endpoint. */
export function contactMessages(env: Env): CollectionConfig {
  return {
    slug: 'contact-messages',
    labels: {
      singular: bilingual('Pesan masuk', 'Contact message'),
      plural: bilingual('Pesan masuk', 'Contact messages'),
    },
    admin: {
      useAsTitle: 'ticket',
      defaultColumns: ['ticket', 'fullName', 'topicType', 'status', 'receivedAt'],
      group: bilingual('Layanan nasabah', 'Customer care'),
    },
    access: collectionAccess('contact-messages'),
    disableDuplicate: true,
    defaultSort: '-receivedAt',
    fields: [
      line('fullName', bilingual('Nama lengkap', 'Full name')),
      {
        type: 'row',
        fields: [line('email', bilingual('E-mail', 'E-mail')), line('phone', bilingual('Telepon', 'Phone'))],
      },
      choice('customerType', bilingual('Jenis nasabah', 'Kind of customer'), CUSTOMER_TYPES, true),
      {
        name: 'identityNumber',
        type: 'text',
        label: bilingual('Nomor identitas (KTP/SIM)', 'Identity number (KTP/SIM)'),
        access: { update: nobody },
        admin: { readOnly: true, disableListFilter: true, disableListColumn: true, disableGroupBy: true },
        hooks: {
          beforeChange: [encryptIdentityNumber(env.encryptionKey)],
          afterRead: [revealIdentityNumber(env.encryptionKey)],
        },
      },
      choice('msmeSize', bilingual('Skala usaha', 'Size of business'), MSME_SIZES),
      choice('industryType', bilingual('Bidang usaha', 'Industry'), INDUSTRY_TYPES),
      choice('topicType', bilingual('Jenis pesan', 'Kind of message'), TOPIC_TYPES, true),
      choice('issue', bilingual('Perihal', 'Issue'), ISSUES, true),
      choice('issueDetail', bilingual('Rincian perihal', 'Issue in detail'), ISSUE_DETAILS),
      {
        name: 'notes',
        type: 'textarea',
        required: true,
        label: bilingual('Isi pesan', 'Message'),
        ...asWritten,
      },
      {
        name: 'sendCopy',
        type: 'checkbox',
        label: bilingual('Minta konfirmasi lewat e-mail', 'Asked for a confirmation by e-mail'),
        ...asWritten,
      },
      {
        name: 'handlingNote',
        type: 'textarea',
        label: bilingual('Catatan penanganan', 'Handling note'),
        maxLength: 4_000,
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'new',
        index: true,
        label: bilingual('Status', 'Status'),
        options: [
          { value: 'new', label: bilingual('Baru', 'New') },
          { value: 'handled', label: bilingual('Sudah ditangani', 'Handled') },
        ],
        admin: { position: 'sidebar' },
      },
      {
        name: 'ticket',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Nomor tiket', 'Ticket number'),
        access: { update: nobody },
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'receivedAt',
        type: 'date',
        required: true,
        index: true,
        label: bilingual('Diterima', 'Received'),
        access: { update: nobody },
        admin: {
          position: 'sidebar',
          readOnly: true,
          date: { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' },
        },
      },
      {
        name: 'locale',
        type: 'select',
        required: true,
        label: bilingual('Bahasa pengirim', 'Language of the sender'),
        options: LOCALES.map((value) => ({ value, label: choiceLabels[value] ?? value })),
        access: { update: nobody },
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'idempotencyKey',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        hidden: true,
        access: { update: nobody },
      },
    ],
  };
}
