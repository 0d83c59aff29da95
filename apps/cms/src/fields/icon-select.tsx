'use client';

import { ICON_NAMES } from '@beranda/contract/icon-names';
import { SelectInput, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

function Icons({ field, path, readOnly }: TextFieldClientProps) {
  const { admin, label, name, required } = field;
  const { disabled, setValue, showError, value } = useField<string | null>({ path });
  return (
    <SelectInput
      {...(label ? { label } : {})}
      name={name}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null))}
      options={ICON_NAMES.map((icon) => ({ label: icon, value: icon }))}
      path={path}
      readOnly={Boolean(readOnly || admin?.readOnly || disabled)}
      required={Boolean(required)}
      showError={showError}
      {...(value ? { value } : {})}
    />
  );
}

/** Chooses one of the site's icons: a misspelt name would be an empty tile. */
export const IconSelect = withCondition(Icons);
