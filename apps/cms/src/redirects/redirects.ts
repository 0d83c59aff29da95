import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { canPublish, isStaff } from '#cms/access/rules.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { importEndpoint, importParameters } from '#cms/imports/import-endpoint.ts';
import { sourceError, sourceOf, targetError, targetOf } from './addresses.ts';
import { confirmHidingPages } from './confirm-hiding-pages.ts';
import { importRedirects } from './import/import-redirects.ts';
import { rejectLoops, rejectLoopsOnDelete } from './reject-loops.ts';
import { lockRedirects, type RedirectKind } from './stored-redirects.ts';

const kindLabels = {
  permanent: bilingual('Tetap (301)', 'Permanent (301)'),
  temporary: bilingual('Sementara (302)', 'Temporary (302)'),
} satisfies Record<RedirectKind, Bilingual>;

/** A required, normalized and validated address. */
function address(
  name: 'from' | 'to',
  spell: (typed: string) => string,
  findError: (value: string) => Bilingual | null,
): Pick<TextField, 'name' | 'type' | 'required' | 'hooks'> & { validate: TextFieldSingleValidation } {
  return {
    name,
    type: 'text',
    required: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? spell(value) : value)] },
    validate: (value, { req }) => {
      const error = findError(typeof value === 'string' ? value : '');
      return error === null || inLanguageOf(req, error);
    },
  };
}

/** Lock order against deadlocks: all redirects first, as renaming an item does, then one document. */
const lockAllRedirects: CollectionBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if (operation === 'update' && (overrideAccess || isStaff({ req }))) await lockRedirects(req);
};

/** Redirects of moved pages, printed addresses and former sites. */
export function redirects(env: Env): CollectionConfig {
  return {
    slug: 'redirects',
    labels: { singular: bilingual('Pengalihan', 'Redirect'), plural: bilingual('Pengalihan', 'Redirects') },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'to', 'status', 'isAutomatic', 'updatedAt'],
      listSearchableFields: ['from', 'to', 'note'],
      group: bilingual('Situs', 'Site'),
      components: { beforeListTable: ['/redirects/import/redirect-import.tsx#RedirectImport'] },
      description: bilingual(
        'Alamat lama yang mengantar pengunjung ke alamat baru.',
        'Old addresses that take visitors to new ones.',
      ),
    },
    access: collectionAccess('redirects'),
    // No bulk edits: loop detection works per save.
    disableBulkEdit: true,
    disableDuplicate: true,
    defaultSort: 'from',
    endpoints: [
      importEndpoint({
        path: '/import',
        canImport: (req) => Boolean(canPublish({ req })),
        forbidden: 'Only those who may change redirects may import them',
        types: ['text/csv'],
        parameters: importParameters,
        run: (req, { text }, query) => importRedirects(req, text, query, env.siteUrl),
      }),
    ],
    hooks: {
      beforeOperation: [lockAllRedirects],
      beforeChange: [rejectLoops, confirmHidingPages(env.siteUrl)],
      afterChange: [bumpAfterChange('redirects')],
      beforeDelete: [rejectLoopsOnDelete],
      afterDelete: [bumpAfterDelete('redirects')],
    },
    fields: [
      {
        ...address('from', sourceOf, sourceError),
        unique: true,
        index: true,
        label: bilingual('Dari alamat', 'From address'),
        admin: {
          placeholder: '/berita',
          description: bilingual(
            'Berlaku untuk kedua bahasa: /berita juga mengalihkan /en/berita. Dengan /en di depan hanya berlaku untuk bahasa Inggris. Akhiran /** berarti semua alamat di bawahnya.',
            'Holds for both languages: /berita also redirects /en/berita. With /en in front it holds for English alone. /** at the end stands for all addresses below.',
          ),
        },
      },
      {
        ...address('to', (typed) => targetOf(typed, env.siteUrl), targetError),
        label: bilingual('Ke alamat', 'To address'),
        admin: {
          placeholder: '/news',
          description: bilingual(
            'Alamat di situs ini, atau alamat lengkap https:// di situs lain.',
            'An address of this site, or a whole https:// address of another one.',
          ),
        },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'permanent',
        label: bilingual('Jenis', 'Kind'),
        options: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
        admin: {
          description: bilingual(
            'Peramban dan mesin pencari mengingat pengalihan tetap. Pilih sementara jika alamat lama akan dipakai lagi.',
            'Browsers and search engines remember a permanent redirect. Choose temporary when the old address will be used again.',
          ),
        },
      },
      {
        name: 'note',
        type: 'textarea',
        maxLength: 500,
        label: bilingual('Catatan', 'Note'),
        admin: { description: bilingual('Hanya untuk staf.', 'For staff only.') },
      },
      {
        name: 'isAutomatic',
        type: 'checkbox',
        defaultValue: false,
        label: bilingual('Dibuat otomatis', 'Made automatically'),
        // A manual save makes the redirect manual; automatic updates then skip it.
        hooks: { beforeValidate: [({ overrideAccess, value }) => overrideAccess === true && value === true] },
        admin: {
          readOnly: true,
          position: 'sidebar',
          components: { Cell: '/redirects/automatic-cell.tsx#AutomaticCell' },
          description: bilingual(
            'Dibuat saat alamat sebuah halaman berubah. Setelah diubah oleh staf tidak lagi otomatis.',
            'Made when the address of a page changed. Once changed by staff it is not automatic any more.',
          ),
        },
      },
    ],
  };
}
