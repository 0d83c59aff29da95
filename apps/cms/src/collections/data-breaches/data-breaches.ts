import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { breachFields } from './breach-fields.ts';
import { rejectChangeOfClosed, rejectRestoring } from './reject-changes.ts';

/** The register of personal data breaches (UU 27/2022, article 46). It has no personal data of customers. */
export function dataBreaches(): CollectionConfig {
  return {
    slug: 'data-breaches',
    labels: {
      singular: bilingual('Kegagalan pelindungan data', 'Personal data breach'),
      plural: bilingual('Kegagalan pelindungan data', 'Personal data breaches'),
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'discoveredAt', 'dueAt', 'closedAt', 'updatedAt'],
      group: bilingual('Layanan nasabah', 'Customer care'),
      components: { beforeListTable: ['/collections/data-breaches/first-hour.tsx#FirstHour'] },
    },
    access: collectionAccess('data-breaches'),
    disableDuplicate: true,
    defaultSort: '-discoveredAt',
    // Unlimited: what was recorded earlier is evidence.
    versions: { maxPerDoc: 0 },
    hooks: {
      beforeOperation: [rejectRestoring],
      beforeChange: [rejectChangeOfClosed],
    },
    fields: breachFields,
  };
}
