import { DEFAULT_LOCALE, isReservedAddress, SLUG_PATTERN } from '@beranda/contract';
import type { CollectionBeforeValidateHook, CollectionSlug, Field, TextFieldSingleValidation } from 'payload';
import { lock } from '#cms/database/locks.ts';
import { SLUG_MAX_LENGTH, slugFromTitle, validateSlug } from '#cms/fields/slug.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { freeSlug, wasPublic } from '#cms/items/fields/follow-title.ts';

function hasTwoParts(address: string): boolean {
  const parts = address.split('/');
  return parts.length === 2 && parts.every((part) => SLUG_PATTERN.test(part));
}

/** Collections that share two-part addresses. */
const OTHER = { products: 'pages', pages: 'products' } as const satisfies Partial<
  Record<CollectionSlug, CollectionSlug>
>;

const shape = bilingual(
  'Isi jenis dan bagian alamat, keduanya dengan huruf kecil, angka, dan tanda hubung.',
  'Fill in the type and the sub-type of the address, in small letters, digits and hyphens.',
);
const reserved = bilingual(
  'Alamat ini sudah dipakai oleh halaman tetap situs. Pilih jenis atau bagian alamat yang lain.',
  'A fixed page of the site already has this address. Choose another type or sub-type.',
);
const taken = {
  products: bilingual(
    'Alamat ini sudah dipakai oleh sebuah produk. Produk dan halaman tidak boleh beralamat sama.',
    'A product already has this address. Products and pages cannot share one.',
  ),
  pages: bilingual(
    'Alamat ini sudah dipakai oleh sebuah halaman. Produk dan halaman tidak boleh beralamat sama.',
    'A page already has this address. Products and pages cannot share one.',
  ),
};

/** Rejects addresses that are invalid, reserved by the site, or used by the other collection. */
function validateAddress(collection: keyof typeof OTHER): TextFieldSingleValidation {
  const other = OTHER[collection];
  return async (value, { req }) => {
    if (!value || !hasTwoParts(value)) return inLanguageOf(req, shape);
    if (isReservedAddress(value)) return inLanguageOf(req, reserved);
    const { totalDocs } = await req.payload.count({
      collection: other,
      overrideAccess: true,
      req,
      where: { slug: { equals: value } },
    });
    return totalDocs === 0 || inLanguageOf(req, taken[other]);
  };
}

/**
 * For a publication: the validation sees what another one has just published at this address in the other collection, whose
 * unique index is its own. After the lock of the document, and before that of the references.
 */
export const lockAddresses: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (data?._status === 'published') await lock(req, 'documents', 'page-addresses');
  return data;
};

type Parts = { type?: unknown; subType?: unknown; slug?: unknown; title?: unknown };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Synchronizes the address and its two parts: editors enter the parts, and the address is derived. If only
 * the address is given, as by programs, the parts are derived.
 */
export const joinAddress: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data;
  const input = data as Parts;
  const before = (originalDoc ?? {}) as Parts & { id?: number | string };
  const isFromAddress = Boolean(input.slug) && input.type === undefined && input.subType === undefined;
  if (isFromAddress) {
    const [type, subType] = textOf(input.slug).split('/');
    return { ...data, type, subType };
  }
  const type = textOf(input.type ?? before.type);
  const fromTitle =
    req.locale === DEFAULT_LOCALE
      ? await slugFromTitle(
          { slug: input.subType, title: input.title },
          { slug: before.subType, title: before.title },
          () => wasPublic(req, collection, before.id),
        )
      : null;
  const subType = fromTitle ?? (textOf(input.subType) || textOf(before.subType));
  if (!type || !subType) return data;
  const slug = `${type}/${subType}`;
  if (fromTitle === null) return { ...data, subType, slug };
  const free = await freeSlug(req, collection, before.id, slug);
  return { ...data, subType: free.slice(type.length + 1), slug: free };
};

/** The full address, derived from its parts. */
export function addressField(collection: keyof typeof OTHER): Field {
  return {
    name: 'slug',
    type: 'text',
    unique: true,
    index: true,
    required: true,
    validate: validateAddress(collection),
    label: bilingual('Alamat halaman', 'Page address'),
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: bilingual('Jenis dan bagian alamat.', 'Type and sub-type.'),
    },
  };
}

/** The last part of the address. */
export const subType: Field = {
  name: 'subType',
  type: 'text',
  required: true,
  maxLength: SLUG_MAX_LENGTH,
  validate: validateSlug,
  label: bilingual('Bagian alamat', 'Sub-type'),
  admin: {
    position: 'sidebar',
    description: bilingual(
      'Bagian kedua alamat, misalnya tabungan. Mengikuti judul sampai pertama kali terbit, kecuali ditulis sendiri.',
      'The second part of the address, such as tabungan. Follows the title until first published, unless written by hand.',
    ),
  },
};
