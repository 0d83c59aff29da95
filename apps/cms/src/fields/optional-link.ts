import type { Field, GroupField, TextFieldSingleValidation } from 'payload';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { searchedAs } from './searched-as.ts';
import { localizedTextField } from './text-fields.ts';
import { validateOptionalLink } from './validate-link.ts';

const textIsMissing = bilingual(
  'Tulis teks untuk alamat ini, atau kosongkan alamatnya.',
  'Write a text for this address, or leave the address empty.',
);
const addressIsMissing = bilingual(
  'Tulis alamat untuk teks ini, atau kosongkan teksnya.',
  'Write an address for this text, or leave the text empty.',
);

/** Rejects an empty value if the sibling has one. */
function togetherWith(sibling: string, sentence: Bilingual, validate: TextFieldSingleValidation) {
  const validation: TextFieldSingleValidation = (value, options) => {
    const other = (options.siblingData as Record<string, unknown>)[sibling];
    return !value && other ? inLanguageOf(options.req, sentence) : validate(value, options);
  };
  return validation;
}

/** An optional localized link: text and address, or neither. */
export function optionalLink(name: string, label: Bilingual): GroupField {
  const text = localizedTextField('text', bilingual('Teks', 'Text'), { maxLength: 60 }) as Field & {
    validate: TextFieldSingleValidation;
  };
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          { ...text, validate: togetherWith('url', textIsMissing, text.validate) } as Field,
          searchedAs('nothing', {
            name: 'url',
            type: 'text',
            localized: true,
            label: bilingual('Alamat', 'Address'),
            validate: togetherWith('text', addressIsMissing, validateOptionalLink),
          }),
        ],
      },
    ],
  };
}
