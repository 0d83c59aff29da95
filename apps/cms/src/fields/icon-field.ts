import { ICON_NAMES } from '@beranda/contract/icon-names';
import type { Field, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { searchedAs } from './searched-as.ts';

const names: readonly string[] = ICON_NAMES;

const unknown = bilingual(
  'Ikon ini tidak ada. Pilih salah satu dari daftar.',
  'There is no such icon. Choose one of the list.',
);

const validate: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && value !== '' && !names.includes(value)
    ? inLanguageOf(options.req, unknown)
    : text(value, options);

/** One of the site's icons, by name. Stored as text, so that a change of the set needs no migration. */
export const iconField: Field = searchedAs('nothing', {
  name: 'icon',
  type: 'text',
  required: true,
  maxLength: 40,
  label: bilingual('Ikon', 'Icon'),
  validate,
  admin: { components: { Field: '/fields/icon-select.tsx#IconSelect' } },
});
