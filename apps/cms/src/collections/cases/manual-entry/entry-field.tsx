import type { FormField, FormTexts } from '@beranda/contract';
import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { manualEntryTexts } from './entry-texts.ts';

type Props = {
  field: FormField;
  texts: FormTexts['fields'][string] | undefined;
  value: string | boolean | undefined;
  error: string | undefined;
  /** ISO date in Jakarta. */
  today: string;
  onChange: (value: string | boolean) => void;
};

const INPUT_TYPES: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
};

/** One field of a form of the site, as staff fill it in. Fields with options are selects: these are quick to fill in by keyboard. */
export function EntryField({ error, field, onChange, texts, today, value }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const label = texts?.label ?? '';
  const help = texts?.help;
  const helpId = help && `${id}-help`;
  const common = {
    id,
    'aria-describedby': [helpId, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': !field.isOptional,
  };
  const hint = help && (
    <small className="entry-form__hint" id={helpId}>
      {help}
    </small>
  );
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
    <div className="entry-form__field">
      <label htmlFor={id}>
        {label} {field.isOptional && <small>{inLanguageOf({ i18n }, manualEntryTexts.optional)}</small>}
      </label>
      {'options' in field ? (
        <select {...common} onChange={({ target }) => onChange(target.value)} value={text}>
          <option value="">{inLanguageOf({ i18n }, manualEntryTexts.choose)}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {texts?.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : field.type === 'longText' ? (
        <textarea {...common} onChange={({ target }) => onChange(target.value)} rows={5} value={text} />
      ) : field.type === 'pastDate' ? (
        <DayInput
          describedBy={helpId}
          error={error}
          id={id}
          isOptional={Boolean(field.isOptional)}
          max={today}
          onChange={onChange}
          value={text}
        />
      ) : (
        <input
          {...common}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          type={INPUT_TYPES[field.type] ?? 'text'}
          value={text}
        />
      )}
      {hint}
      {field.type !== 'pastDate' && message}
    </div>
  );
}
