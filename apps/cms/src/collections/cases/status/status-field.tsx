'use client';

import { SelectField, useDocumentInfo } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { isCaseStatus, manualNextStatuses } from './case-status.ts';

/** The status of a case: the stored one, and those that may follow it. Merging has a control of its own. */
export const StatusField: SelectFieldClientComponent = (props) => {
  const { initialData, savedDocumentData } = useDocumentInfo();
  const { form, status } = savedDocumentData ?? initialData ?? {};
  if (!isCaseStatus(status)) return <SelectField {...props} />;
  const shown = [status, ...manualNextStatuses(String(form), status)];
  const options = props.field.options.filter((option) =>
    shown.some((candidate) => candidate === (typeof option === 'string' ? option : option.value)),
  );
  return <SelectField {...props} field={{ ...props.field, options }} />;
};
