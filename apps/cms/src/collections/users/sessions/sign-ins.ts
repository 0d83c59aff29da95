import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

const SIGN_IN_METHODS = ['password', 'identity-provider'] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/**
 * One row for each session of Payload, found by its id. A session without a row does not count. In a table of their own,
 * since Payload writes an account with all its sessions at once, and could bring back one that was ended.
 */
export function signIns(): CollectionConfig {
  return {
    slug: 'sign-ins',
    labels: { singular: bilingual('Sesi', 'Session'), plural: bilingual('Sesi', 'Sessions') },
    admin: { hidden: true },
    access: collectionAccess('sign-ins'),
    disableDuplicate: true,
    timestamps: false,
    fields: [
      {
        name: 'session',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        hidden: true,
        label: bilingual('Sesi', 'Session'),
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        index: true,
        label: bilingual('Akun', 'Account'),
      },
      { name: 'startedAt', type: 'date', required: true, label: bilingual('Masuk pada', 'Signed in at') },
      {
        name: 'method',
        type: 'select',
        required: true,
        label: bilingual('Cara masuk', 'Way of signing in'),
        options: [
          { value: 'password', label: bilingual('Kata sandi', 'Password') },
          { value: 'identity-provider', label: bilingual('Akun bank', 'Account of the bank') },
        ],
      },
      { name: 'device', type: 'text', label: bilingual('Perangkat', 'Device') },
      {
        name: 'secondFactorAt',
        type: 'date',
        label: bilingual('Faktor kedua pada', 'Second factor at'),
      },
    ],
  };
}
