import type { FormField, FormTexts } from '@beranda/contract';
import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { entryTexts } from './entry-texts.ts';

type Props = {
  field: FormField;
  texts: FormTexts['fields'][string] | undefined;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  pastDate: 'date',
};

/** One field of a form of the site, as staff fill it in. Fields with options are selects: these are quick to fill in by keyboard. */
export function EntryField({ error, field, onChange, texts, value }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const label = texts?.label ?? '';
  const common = {
    id,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': !field.isOptional,
  };
  const message = error && (
    <span className="native-inputs__error" id={`${id}-error`}>
      {error}
    </span>
  );
  if (field.type === 'checkbox')
    return (
      <p className="entry-form__checkbox">
        <input
          {...common}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          type="checkbox"
        />
        <label htmlFor={id}>{label}</label>
        {message}
      </p>
    );
  const text = typeof value === 'string' ? value : '';
  return (
    <p>
      <label htmlFor={id}>
        {label} {field.isOptional && <small>{inLanguageOf({ i18n }, entryTexts.optional)}</small>}
      </label>
      {'options' in field ? (
        <select {...common} onChange={({ target }) => onChange(target.value)} value={text}>
          <option value="">{inLanguageOf({ i18n }, entryTexts.choose)}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {texts?.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : field.type === 'longText' ? (
        <textarea {...common} onChange={({ target }) => onChange(target.value)} rows={5} value={text} />
      ) : (
        <input
          {...common}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          type={INPUT_TYPES[field.type] ?? 'text'}
          value={text}
        />
      )}
      {message}
    </p>
  );
}
