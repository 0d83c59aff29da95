'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = { text?: string | null; title?: string | null; slug?: string | null; figure?: string | null };

/** Labels a collapsed row by its content. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const name = data?.title || data?.text || data?.slug || data?.figure || '';
  return <span>{`${(rowNumber ?? 0) + 1}. ${name}`}</span>;
}
