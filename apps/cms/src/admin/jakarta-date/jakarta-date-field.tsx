'use client';

import './jakarta-date-field.css';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui';
import type { DateFieldClientProps, Validate } from 'payload';
import { date } from 'payload/shared';
import { useCallback, useState } from 'react';
import { formatJakartaDay, formatJakartaTime } from '#cms/dates/jakarta.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { jakartaDateTexts as texts } from './jakarta-date-texts.ts';
import { type Picker, TypedDatePicker } from './typed-date-picker.tsx';
import { isUnreadableDate, useTypedDate } from './use-typed-date.ts';
import { asWallClock, fromWallClock } from './wall-clock.ts';

const DISPLAY_FORMAT = 'd MMM yyyy HH:mm';

function JakartaDate({ field, path, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, name, required } = field;
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [text, setText] = useState<string | null>(null);
  const isUnreadable = text !== null && isUnreadableDate(text);
  const unreadable = inLanguageOf({ i18n: { language } }, texts.unreadable);
  // Marks the field as invalid: a save would store another date than it shows.
  const validate: Validate = useCallback(
    (stored, options) =>
      isUnreadable ? unreadable : date(stored, { ...options, name, type: 'date', required } as never),
    [isUnreadable, name, required, unreadable],
  );
  const { disabled, setValue, showError, value } = useField<string | null>({ path, validate });
  const typed = useTypedDate({ text, setText, value, setValue });
  // Payload leaves this type empty.
  const picker: Picker = admin?.date ?? {};
  const isReadOnly = readOnly || admin?.readOnly || disabled;
  const description = admin?.description;
  if (isReadOnly) {
    const textOf = picker.pickerAppearance === 'dayOnly' ? formatJakartaDay : formatJakartaTime;
    return (
      <div className="field-type">
        <FieldLabel {...(label ? { label } : {})} as="span" />
        <p>{value ? <time dateTime={value}>{textOf(value, userLocale(language))}</time> : '–'}</p>
      </div>
    );
  }
  const id = `field-${path.replaceAll('.', '__')}`;
  const isMarked = showError || typed.isRejected;
  return (
    <div
      className={`field-type date-time-field${isMarked ? ' date-time-field--has-error' : ''}`}
      style={admin?.width ? { flex: `0 1 ${admin.width}` } : undefined}
    >
      <FieldLabel
        {...(label ? { label } : {})}
        localized={Boolean(localized)}
        path={path}
        required={Boolean(required)}
      />
      <div className="field-type__wrap" id={id}>
        <FieldError path={path} showError={showError && !isUnreadable} />
        <div className="jakarta-date__picker">
          <TypedDatePicker
            {...picker}
            displayFormat={DISPLAY_FORMAT}
            onLeave={typed.leave}
            onPick={(picked) => {
              typed.onPicked();
              setValue(picked ? fromWallClock(picked) : null);
            }}
            onType={typed.onType}
            overrides={{
              ariaDescribedBy: `${id}-unreadable`,
              ariaInvalid: typed.isRejected ? 'true' : 'false',
            }}
            text={text}
            {...(value ? { value: asWallClock(value) } : {})}
          />
          <span>WIB</span>
        </div>
        <p aria-live="polite" className="jakarta-date__unreadable" id={`${id}-unreadable`}>
          {typed.isRejected ? unreadable : ''}
        </p>
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  );
}

/**
 * A time in Jakarta: text where it is only read, otherwise Payload's calendar, with typed dates in the notation of both
 * languages. Payload's own field has the browser's zone.
 */
export const JakartaDateField = withCondition(JakartaDate);
