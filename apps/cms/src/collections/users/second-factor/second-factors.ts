import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/**
 * The second factor of an account. In a table of its own, changed by single statements: Payload writes an account as a
 * whole at each sign-in, and could bring back a code that was used.
 */
export function secondFactors(): CollectionConfig {
  return {
    slug: 'second-factors',
    labels: {
      singular: bilingual('Faktor kedua', 'Second factor'),
      plural: bilingual('Faktor kedua', 'Second factors'),
    },
    admin: { hidden: true },
    access: collectionAccess('second-factors'),
    disableDuplicate: true,
    timestamps: false,
    fields: [
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        unique: true,
        index: true,
        label: bilingual('Akun', 'Account'),
      },
      // Encrypted, bound to the account.
      { name: 'secret', type: 'text', hidden: true, label: bilingual('Rahasia', 'Secret') },
      {
        name: 'pendingSecret',
        type: 'text',
        hidden: true,
        label: bilingual('Rahasia yang belum dipakai', 'Secret not yet in use'),
      },
      // The 30-second step of the latest accepted code: neither it nor an earlier one is accepted again.
      { name: 'lastStep', type: 'number', hidden: true, label: bilingual('Langkah terakhir', 'Last step') },
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        hidden: true,
        label: bilingual('Percobaan', 'Attempts'),
      },
      // Milliseconds since 1970.
      {
        name: 'lockedUntil',
        type: 'number',
        hidden: true,
        label: bilingual('Terkunci hingga', 'Locked until'),
      },
      // Digests as JSON, in one column: a code is used by one compare-and-set.
      {
        name: 'recoveryCodes',
        type: 'textarea',
        hidden: true,
        label: bilingual('Kode pemulihan', 'Recovery codes'),
      },
    ],
  };
}
