'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Labels a collapsed row by its addresses. */
export function RecipientsLabel() {
  const { data, rowNumber } = useRowLabel<{ addresses?: string[] | null }>();
  return <span>{`${(rowNumber ?? 0) + 1}. ${(data?.addresses ?? []).join(', ')}`}</span>;
}
