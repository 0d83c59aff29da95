'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { jakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';

/** A read-only time in Jakarta. Payload's own field shows the time zone of the browser. */
export const JakartaDateField: DateFieldClientComponent = ({ field: { label }, path }) => {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  return (
    <div className="field-type">
      <FieldLabel {...(label ? { label } : {})} as="span" />
      <p>{value ? <time dateTime={value}>{jakartaTime(value, userLocale(i18n.language))}</time> : '–'}</p>
    </div>
  );
};
