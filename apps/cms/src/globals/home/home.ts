import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import { factField } from '#cms/fields/facts/fact-field.ts';
import { FACT_KINDS } from '#cms/fields/facts/fact-kinds.ts';
import { figureFields } from '#cms/fields/figures/figures-field.ts';
import { iconField } from '#cms/fields/icon-field.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { linkField, localizedTextField } from '#cms/fields/text-fields.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { recordTranslations } from '../banners/translated-banners.ts';
import { appAddress } from './app-address.ts';
import { chosenProducts } from './chosen-products.ts';
import { popup } from './popup.ts';
import { sectionNames } from './section-names.ts';
import { sections } from './sections.ts';

const required = { required: true } as const;
const long = { required: true, isLong: true } as const;
const eyebrow = localizedTextField(
  'eyebrow',
  bilingual('Teks kecil di atas judul', 'Small text above the title'),
);
const title = localizedTextField('title', bilingual('Judul', 'Title'), required);
const text = localizedTextField('text', bilingual('Teks', 'Text'), long);
const url = linkField('url', bilingual('Alamat', 'Address'), required);

const action = (name: string, label: Bilingual): Field => ({
  name,
  type: 'group',
  label,
  fields: [{ type: 'row', fields: [localizedTextField('text', bilingual('Teks', 'Text'), required), url] }],
});

const section = (name: string, label: Bilingual, fields: Field[]) => ({ name, label, fields });

const rows = (name: string, label: Bilingual, one: Bilingual, fields: Field[]): Field => ({
  name,
  type: 'array',
  label,
  labels: { singular: one, plural: label },
  admin: namedRows,
  fields,
});

/** The home page, by section. */
export const home: GlobalConfig = {
  slug: 'home',
  label: bilingual('Beranda', 'Home page'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('home'),
  versions: { max: 50 },
  hooks: { beforeChange: [recordTranslations('home')], afterChange: [bumpAfterGlobalChange('home')] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Susunan', 'Order'), fields: [sections] },
        section('hero', bilingual('Pembuka', 'Hero'), [
          eyebrow,
          localizedTextField('headline', bilingual('Judul utama', 'Headline'), required),
          localizedTextField('lead', bilingual('Pengantar', 'Lead'), long),
          action('primary', bilingual('Tombol utama', 'Main button')),
          action('secondary', bilingual('Tombol kedua', 'Second button')),
        ]),
        section('sampleLoan', sectionNames.calculator, [
          title,
          localizedTextField('disclaimer', bilingual('Penafian', 'Disclaimer'), long),
        ]),
        section('highlights', bilingual('Jalan pintas', 'Shortcuts'), [
          rows('shortcuts', bilingual('Jalan pintas', 'Shortcuts'), bilingual('Jalan pintas', 'Shortcut'), [
            iconField,
            title,
            text,
            url,
          ]),
        ]),
        section('promotions', sectionNames.highlights, [eyebrow, title]),
        section('services', sectionNames.services, [
          eyebrow,
          title,
          rows('tiles', bilingual('Kartu', 'Tiles'), bilingual('Kartu', 'Tile'), [
            iconField,
            title,
            text,
            url,
            localizedTextField('action', bilingual('Teks tombol', 'Text of the button'), required),
          ]),
        ]),
        section('products', sectionNames.products, [eyebrow, title, chosenProducts]),
        section('vision', sectionNames.vision, [
          eyebrow,
          localizedTextField('sentence', bilingual('Kalimat', 'Sentence'), long),
          localizedTextField('highlight', bilingual('Bagian yang disorot', 'Highlighted part'), {
            description: bilingual(
              'Harus merupakan bagian dari kalimat.',
              'It has to be a part of the sentence.',
            ),
          }),
        ]),
        section('why', sectionNames.why, [
          eyebrow,
          title,
          rows('reasons', bilingual('Alasan', 'Reasons'), bilingual('Alasan', 'Reason'), [
            factField('fact', bilingual('Fakta', 'Fact'), {
              kinds: FACT_KINDS,
              example: '{pengaduan.batas-tertulis}',
              admin: {
                description: bilingual(
                  'Bila diisi, nilainya tampil sebagai ganti angka di bawah. Misalnya {pengaduan.batas-tertulis}.',
                  'Where given, its value is shown instead of the figure below. Such as {pengaduan.batas-tertulis}.',
                ),
              },
            }),
            { type: 'row', fields: figureFields },
            localizedTextField('unit', bilingual('Satuan', 'Unit')),
            text,
          ]),
        ]),
        section('consultation', sectionNames.consultation, [
          eyebrow,
          title,
          text,
          rows('points', bilingual('Butir', 'Points'), bilingual('Butir', 'Point'), [
            iconField,
            localizedTextField('text', bilingual('Teks', 'Text'), required),
          ]),
          action('action', bilingual('Tombol', 'Button')),
        ]),
        section('news', sectionNames.news, [eyebrow, title]),
        section('branches', sectionNames.branches, [eyebrow, title, text]),
        section('app', sectionNames.app, [eyebrow, title, text, appAddress]),
        section('group', sectionNames.group, [text, action('action', bilingual('Tombol', 'Button'))]),
        section('popup', bilingual('Popup', 'Popup'), popup),
      ],
    },
  ],
};
