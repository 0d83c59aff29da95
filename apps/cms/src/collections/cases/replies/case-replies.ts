import { LOCALES } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Replies to the senders of cases, created by the reply box and by actions of the clock. Their job reads them from here. */
export function caseReplies(): CollectionConfig {
  return {
    slug: 'case-replies',
    labels: {
      singular: bilingual('Balasan', 'Reply'),
      plural: bilingual('Balasan', 'Replies'),
    },
    // Shown in the timeline of its case.
    admin: { hidden: true },
    access: collectionAccess('case-replies'),
    disableDuplicate: true,
    fields: [
      {
        name: 'case',
        type: 'relationship',
        relationTo: 'cases',
        required: true,
        index: true,
        label: bilingual('Kiriman', 'Case'),
      },
      // Idempotency key of the screen that sent it: sent twice, it is one reply.
      { name: 'key', type: 'text', required: true, unique: true, hidden: true },
      { name: 'messageId', type: 'text', required: true, label: bilingual('Message-ID', 'Message-ID') },
      {
        name: 'locale',
        type: 'select',
        required: true,
        options: [...LOCALES],
        label: bilingual('Bahasa', 'Language'),
      },
      { name: 'subject', type: 'text', required: true, label: bilingual('Judul', 'Subject') },
      { name: 'body', type: 'textarea', required: true, label: bilingual('Isi', 'Text') },
      { name: 'author', type: 'relationship', relationTo: 'users', label: bilingual('Akun', 'Account') },
      { name: 'authorName', type: 'text', label: bilingual('Oleh', 'By') },
      { name: 'sentAt', type: 'date', label: bilingual('Dikirim', 'Sent') },
    ],
  };
}
