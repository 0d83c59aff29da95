import { type BlockType, bannerTones } from '@beranda/contract';
import type { Block, Field, TextFieldSingleValidation } from 'payload';
import { articleEditor } from '#cms/fields/article-editor.ts';
import { referencesIn } from '#cms/fields/figures/figure-references.ts';
import type { Figure } from '#cms/fields/figures/format-figure.ts';
import { searchedAs } from '#cms/fields/searched-as.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { calculatorKind } from './calculator-offer.ts';
import {
  addressField,
  headingField,
  leadField,
  pointFields,
  rowsField,
  sentencesField,
  textField,
  textLineField,
} from './parts.ts';
import { tableCells } from './table-cells.ts';

const tones = {
  'surface-alt': bilingual('Terang', 'Light'),
  primary: bilingual('Warna utama', 'Primary colour'),
  dark: bilingual('Gelap', 'Dark'),
} satisfies Record<(typeof bannerTones)[number], Bilingual>;

const notAVideo = bilingual(
  'Tulis 11 karakter di akhir alamat video, misalnya dari youtu.be/abcdefghijk.',
  'Write the 11 characters at the end of the video’s address, as in youtu.be/abcdefghijk.',
);

const validateVideo: TextFieldSingleValidation = (value, { req }) =>
  (Boolean(value) && /^[\w-]{11}$/.test(value ?? '')) || inLanguageOf(req, notAVideo);

const notANumber = bilingual(
  'Tulis nama satu bilangan dari “Angka bersama”, misalnya {lama-video}.',
  'Write the name of one number among the “Shared figures”, such as {lama-video}.',
);

/** The duration is a figure, entered once for both languages. */
const validateSeconds: TextFieldSingleValidation = (value, { data, req }) => {
  const [name] = referencesIn(value ?? '');
  const isAlone = name !== undefined && value?.trim() === `{${name}}`;
  const { figures } = (data ?? {}) as { figures?: Partial<Figure>[] | null };
  const figure = isAlone ? figures?.find((candidate) => candidate?.name === name) : undefined;
  return figure?.kind === 'number' || inLanguageOf(req, notANumber);
};

const richText = (name: string, label: Bilingual): Field => ({
  name,
  type: 'richText',
  required: true,
  label,
  editor: articleEditor,
});

type Requirement = { isRequired: boolean };

const picture = ({ isRequired }: Requirement): Field => ({
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  required: isRequired,
  label: bilingual('Gambar', 'Picture'),
});

const product = ({ isRequired }: Requirement): Field => ({
  name: 'product',
  type: 'relationship',
  relationTo: 'products',
  required: isRequired,
  label: bilingual('Produk', 'Product'),
});

const link = (label: Bilingual): Field => ({
  name: 'link',
  type: 'group',
  label,
  fields: [
    {
      type: 'row',
      fields: [textLineField('text', bilingual('Teks', 'Text'), { maxLength: 60 }), addressField()],
    },
  ],
});

const title = () =>
  searchedAs('heading', textLineField('title', bilingual('Judul', 'Title'), { isRequired: false }));

const items = (label: Bilingual, one: Bilingual, fields: Field[]) => rowsField('items', label, one, fields);

const definitions: Record<BlockType, { label: Bilingual; fields: Field[] }> = {
  text: {
    label: bilingual('Teks', 'Text'),
    fields: [title(), richText('body', bilingual('Isi', 'Body'))],
  },
  media: {
    label: bilingual('Gambar', 'Picture'),
    fields: [
      picture({ isRequired: true }),
      textLineField('caption', bilingual('Keterangan', 'Caption'), { isRequired: false }),
    ],
  },
  features: {
    label: bilingual('Keunggulan', 'Features'),
    fields: [
      headingField,
      leadField,
      items(bilingual('Butir', 'Items'), bilingual('Butir', 'Item'), pointFields),
    ],
  },
  table: {
    label: bilingual('Tabel biaya dan bunga', 'Table of fees and rates'),
    fields: [
      headingField,
      leadField,
      ...tableCells,
      sentencesField('note', bilingual('Catatan', 'Note'), { isRequired: false }),
    ],
  },
  requirements: {
    label: bilingual('Syarat', 'Requirements'),
    fields: [
      headingField,
      leadField,
      items(bilingual('Syarat', 'Requirements'), bilingual('Syarat', 'Requirement'), [textField]),
    ],
  },
  steps: {
    label: bilingual('Langkah', 'Steps'),
    fields: [
      headingField,
      leadField,
      items(bilingual('Langkah', 'Steps'), bilingual('Langkah', 'Step'), [headingField, textField]),
    ],
  },
  faq: {
    label: bilingual('Tanya jawab', 'Questions and answers'),
    fields: [
      headingField,
      items(bilingual('Pertanyaan', 'Questions'), bilingual('Pertanyaan', 'Question'), [
        searchedAs(
          'heading',
          textLineField('question', bilingual('Pertanyaan', 'Question'), { maxLength: 240 }),
        ),
        richText('answer', bilingual('Jawaban', 'Answer')),
      ]),
    ],
  },
  calculator: {
    label: bilingual('Kalkulator', 'Calculator'),
    fields: [
      headingField,
      leadField,
      calculatorKind({ isRequired: true }),
      {
        ...product({ isRequired: false }),
        admin: {
          description: bilingual(
            'Bila diisi, bunga produk ini yang dihitung.',
            'If set, the calculator uses this product’s rate.',
          ),
        },
      } as Field,
    ],
  },
  cards: {
    label: bilingual('Kartu', 'Cards'),
    fields: [
      headingField,
      leadField,
      items(bilingual('Kartu', 'Cards'), bilingual('Kartu', 'Card'), [
        ...pointFields,
        addressField(),
        textLineField('action', bilingual('Teks tautan', 'Text of the link'), { maxLength: 60 }),
      ]),
    ],
  },
  banner: {
    label: bilingual('Spanduk', 'Banner'),
    fields: [
      {
        name: 'tone',
        type: 'select',
        required: true,
        defaultValue: 'primary',
        label: bilingual('Warna', 'Colour'),
        options: bannerTones.map((value) => ({ value, label: tones[value] })),
      },
      headingField,
      textField,
      link(bilingual('Tombol', 'Button')),
    ],
  },
  app: {
    // Badges and address of the code are maintained once, in the navigation and in the home page.
    label: bilingual('Unduh aplikasi (lencana toko dan kode QR)', 'Get the app (store badges and QR code)'),
    fields: [headingField, leadField],
  },
  video: {
    label: bilingual('Video', 'Video'),
    fields: [
      headingField,
      sentencesField('text', bilingual('Teks', 'Text'), { isRequired: false }),
      searchedAs('nothing', {
        name: 'youtube',
        type: 'text',
        required: true,
        validate: validateVideo,
        label: bilingual('Kode video YouTube', 'Code of the YouTube video'),
      }),
      searchedAs('nothing', {
        name: 'seconds',
        type: 'text',
        required: true,
        validate: validateSeconds,
        label: bilingual('Lama (detik)', 'Length (seconds)'),
        admin: {
          description: bilingual(
            'Nama satu bilangan dari “Angka bersama”, misalnya {lama-video}.',
            'The name of one number among the “Shared figures”, such as {lama-video}.',
          ),
        },
      }),
      picture({ isRequired: false }),
    ],
  },
  downloads: {
    label: bilingual('Unduhan', 'Downloads'),
    fields: [
      headingField,
      leadField,
      {
        name: 'documents',
        type: 'upload',
        relationTo: 'documents',
        hasMany: true,
        required: true,
        label: bilingual('Dokumen', 'Documents'),
      },
    ],
  },
  product: {
    label: bilingual('Ajakan produk', 'Product call to action'),
    fields: [
      product({ isRequired: true }),
      sentencesField('text', bilingual('Teks', 'Text'), { isRequired: false }),
    ],
  },
};

/** The page blocks, named as in the contract's union. */
export const blocks: Block[] = Object.entries(definitions).map(([slug, { label, fields }]) => ({
  slug,
  labels: { singular: label, plural: label },
  fields,
}));

/** The blocks of a page, localized as a whole: number and order may differ. */
export const blocksField: Field = {
  name: 'blocks',
  type: 'blocks',
  localized: true,
  label: bilingual('Bagian halaman', 'Parts of the page'),
  labels: { singular: bilingual('Bagian', 'Part'), plural: bilingual('Bagian', 'Parts') },
  maxRows: 40,
  blocks,
};
