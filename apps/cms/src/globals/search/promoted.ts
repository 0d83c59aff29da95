import {
  ITEM_COLLECTIONS,
  itemCollectionOf,
  MAX_PROMOTED_QUERIES,
  MAX_PROMOTED_RESULTS,
  MAX_SYNONYM_LENGTH,
  SITE_PATHS,
} from '@beranda/contract';
import type { Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { wordListIssue } from '#cms/collections/synonyms/word-list.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { bilingual, inLanguageOf, isRequiredIn } from '#cms/i18n/bilingual.ts';

/** Collections whose items have a page of their own. */
const COLLECTIONS_WITH_PAGES = ITEM_COLLECTIONS.filter((slug) => itemCollectionOf(slug).base !== null);

const MAX_TITLE_LENGTH = 80;
const MAX_TEXT_LENGTH = 200;

const limits = { maxWords: MAX_PROMOTED_QUERIES, maxLength: MAX_SYNONYM_LENGTH };

const messages = {
  noTarget: bilingual(
    'Pilih isi di kiri, atau tulis alamat halaman di sini.',
    'Choose content on the left, or write the address of a page here.',
  ),
  twoTargets: bilingual(
    'Pilih salah satu: isi di kiri, atau alamat di sini.',
    'Choose one of them: content on the left, or an address here.',
  ),
  noPage: bilingual(
    'Ini bukan alamat halaman tetap situs. Tulis seperti /branches atau /branches?kind=atm, tanpa /en. Untuk produk, berita, dan isi lain, pilih isinya di kiri.',
    'This is no address of a page of the site itself. Write it like /branches or /branches?kind=atm, without /en. For products, news and other content, choose the content on the left.',
  ),
  noTitle: bilingual(
    'Tulis judul: halaman yang dipilih dengan alamat memerlukannya.',
    'Write a title: a page chosen by its address needs one.',
  ),
};

type PromotedRow = { item?: unknown; path?: string | null };

const validateQueries: TextFieldSingleValidation = (value, options) => {
  const valid = text(value, options);
  if (valid !== true) return valid;
  const issue = wordListIssue(value, limits);
  return issue === null || inLanguageOf(options.req, issue);
};

/** A path of the site's own pages, without language prefix; may have a query. */
function isOwnPage(path: string): boolean {
  const [, pathname = ''] = /^(\/[^\s?#\\]*)(?:\?[^\s#]+)?$/.exec(path) ?? [];
  return SITE_PATHS.includes(pathname);
}

const validatePath: TextFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options;
  const hasItem = Boolean((siblingData as PromotedRow).item);
  if (!value) return hasItem || inLanguageOf(req, messages.noTarget);
  if (hasItem) return inLanguageOf(req, messages.twoTargets);
  return isOwnPage(value) ? text(value, options) : inLanguageOf(req, messages.noPage);
};

const validateTitle: TextFieldSingleValidation = (value, options) => {
  const { req, siblingData } = options;
  const isNeeded = Boolean((siblingData as PromotedRow).path) && isRequiredIn(req.locale);
  return isNeeded && !value?.trim() ? inLanguageOf(req, messages.noTitle) : text(value, options);
};

/** Pages that staff place first for some searches. */
export const promoted: Field = {
  name: 'promoted',
  type: 'array',
  maxRows: MAX_PROMOTED_RESULTS,
  label: bilingual('Hasil yang diutamakan', 'Promoted results'),
  labels: {
    singular: bilingual('Hasil', 'Result'),
    plural: bilingual('Hasil', 'Results'),
  },
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/globals/search/promoted-label.tsx#PromotedLabel' },
    description: bilingual(
      'Tampil paling atas untuk pencarian yang disebut, menurut urutan ini. Isi yang ditarik atau belum terbit tidak ditampilkan.',
      'Shown first for the searches that are named, in this order. Content that is withdrawn or not published is not shown.',
    ),
  },
  fields: [
    {
      name: 'queries',
      type: 'text',
      required: true,
      label: bilingual('Untuk pencarian', 'For searches'),
      validate: validateQueries,
      admin: {
        description: bilingual(
          'Pisahkan dengan koma, dalam kedua bahasa, misalnya: kartu hilang, lost card. Urutan kata dan huruf besar tidak berpengaruh.',
          'Separate them by commas, in both languages, such as: kartu hilang, lost card. The order of words and capitals do not matter.',
        ),
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'item',
          type: 'relationship',
          relationTo: COLLECTIONS_WITH_PAGES,
          label: bilingual('Isi', 'Content'),
          admin: { width: '50%', allowCreate: false, allowEdit: false },
        },
        {
          name: 'path',
          type: 'text',
          label: bilingual('Atau alamat halaman', 'Or the address of a page'),
          validate: validatePath,
          admin: { width: '50%', placeholder: '/branches' },
        },
      ],
    },
    {
      ...localizedTextField('title', bilingual('Judul', 'Title'), {
        maxLength: MAX_TITLE_LENGTH,
        description: bilingual(
          'Boleh kosong untuk isi, yang lalu memakai judulnya sendiri. Bahasa yang judul halamannya kosong tidak menampilkannya.',
          'May be empty for content, which then uses its own title. A page without a title in a language is not shown there.',
        ),
      }),
      validate: validateTitle,
    } as Field,
    localizedTextField('text', bilingual('Keterangan', 'Text'), { isLong: true, maxLength: MAX_TEXT_LENGTH }),
  ],
};
