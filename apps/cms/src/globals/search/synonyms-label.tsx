'use client';

import { useRowLabel } from '@payloadcms/ui';
import { type SynonymRow, synonymLine } from './synonym-row.ts';

/** Labels a collapsed row by its words. */
export function SynonymsLabel() {
  const { data, rowNumber } = useRowLabel<SynonymRow>();
  return <span>{`${(rowNumber ?? 0) + 1}. ${synonymLine(data ?? {})}`}</span>;
}
