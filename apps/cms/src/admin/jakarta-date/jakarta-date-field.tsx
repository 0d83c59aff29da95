'use client';

import './jakarta-date-field.css';
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import type { ComponentProps } from 'react';
import { formatJakartaDay, formatJakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { asWallClock, fromWallClock } from './wall-clock.ts';

const DISPLAY_FORMAT = 'd MMM yyyy HH:mm';

type Picker = Pick<ComponentProps<typeof DatePicker>, 'pickerAppearance' | 'timeFormat'>;

function JakartaDate({ field, path, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, required } = field;
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  // Payload leaves this type empty.
  const picker: Picker = admin?.date ?? {};
  const isReadOnly = readOnly || admin?.readOnly || disabled;
  const description = admin?.description;
  if (isReadOnly) {
    const textOf = picker.pickerAppearance === 'dayOnly' ? formatJakartaDay : formatJakartaTime;
    return (
      <div className="field-type">
        <FieldLabel {...(label ? { label } : {})} as="span" />
        <p>{value ? <time dateTime={value}>{textOf(value, userLocale(i18n.language))}</time> : '–'}</p>
      </div>
    );
  }
  return (
    <div
      className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}
      style={admin?.width ? { flex: `0 1 ${admin.width}` } : undefined}
    >
      <FieldLabel
        {...(label ? { label } : {})}
        localized={Boolean(localized)}
        path={path}
        required={Boolean(required)}
      />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <div className="jakarta-date__picker">
          <DatePicker
            {...picker}
            displayFormat={DISPLAY_FORMAT}
            onChange={(picked) => setValue(picked ? fromWallClock(picked) : null)}
            {...(value ? { value: asWallClock(value) } : {})}
          />
          <span>WIB</span>
        </div>
      </div>
      {description && <FieldDescription description={description} path={path} />}
    </div>
  );
}

/** A time in Jakarta: text where it is only read, otherwise Payload's calendar. Payload's own field has the browser's zone. */
export const JakartaDateField = withCondition(JakartaDate);
