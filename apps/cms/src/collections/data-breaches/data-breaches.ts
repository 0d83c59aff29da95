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
      description: bilingual(
        'Satu jam pertama: hentikan kebocorannya (cabut akses, tarik kiriman, matikan layanan bila perlu), amankan log dan bukti, hubungi penanggung jawab pelindungan data pribadi, lalu catat di sini apa yang sudah diketahui; sisanya menyusul. Sejak diketahui, bank punya 3 × 24 jam untuk memberi tahu subjek data dan lembaga secara tertulis: data apa, kapan dan bagaimana terungkap, serta penanganannya (UU 27/2022 Pasal 46). Jangan tulis data pribadi nasabah: cukup jenis dan perkiraan jumlahnya.',
        'The first hour: stop the leak (revoke access, recall what was sent, switch a service off if need be), secure logs and evidence, call the person responsible for the protection of personal data, then record here what is known; the rest follows. From the discovery the bank has 3 × 24 hours to notify the persons concerned and the authority in writing: which data, when and how it was exposed, and what is done (UU 27/2022, article 46). Enter no personal data of customers: kinds and an estimated number are enough.',
      ),
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
