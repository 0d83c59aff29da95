'use client';

import { useListQuery } from '@payloadcms/ui';
import { useEffect } from 'react';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { storeShownCases } from './shown-cases.ts';

/** Moves the focus to the link of the next row, or the one before; Enter then opens it, as any link. */
function moveFocus(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll('.collection-list--cases tbody tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[at + step];
  const link = row?.querySelector('a');
  link?.focus({ focusVisible: true } as FocusOptions);
  return Boolean(link);
}

/** The shortcut keys of the list of cases, and which cases it shows, for the screens of these cases. */
export function ListShortcuts() {
  const { data } = useListQuery();
  useEffect(() => {
    storeShownCases((data?.docs ?? []).map(({ id }) => Number(id)));
  }, [data]);
  return (
    <ShortcutKeys
      onKey={(key) => {
        if (key === 'j') return moveFocus(1);
        return key === 'k' && moveFocus(-1);
      }}
    />
  );
}
