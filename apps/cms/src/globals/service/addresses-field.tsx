'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { splitAddresses } from './split-addresses.ts';

const MAX_ROWS = 10;

const help = bilingual('Satu alamat per baris.', 'One address a line.');

function Addresses({ field, path, readOnly }: TextFieldClientProps) {
  const { admin, label, required } = field;
  const { i18n } = useTranslation();
  const { disabled, setValue, showError, value } = useField<string[] | null>({ path });
  const [text, setText] = useState(() => (value ?? []).join('\n'));

  // Other addresses than the typed ones, such as from a local copy.
  useEffect(() => {
    const stored = value ?? [];
    setText((typed) => (splitAddresses(typed).join() === stored.join() ? typed : stored.join('\n')));
  }, [value]);

  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type textarea${showError ? ' error' : ''}`}>
      <FieldLabel {...(label ? { label } : {})} path={path} required={Boolean(required)} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          aria-describedby={`${id}-help`}
          disabled={Boolean(readOnly || admin?.readOnly || disabled)}
          id={id}
          name={path}
          onChange={({ target }) => {
            setText(target.value);
            setValue(splitAddresses(target.value));
          }}
          rows={Math.min(MAX_ROWS, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
        />
      </div>
      <p className="field-description" id={`${id}-help`}>
        {inLanguageOf({ i18n }, help)}
      </p>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

/** Mail addresses, one a line. Payload's own field drops an address that was typed without Enter. */
export const AddressesField = withCondition(Addresses);
