'use client';

import { useRowLabel } from '@payloadcms/ui';
import { wordsIn } from '#cms/collections/synonyms/word-list.ts';

type PromotedRow = { queries?: string | null; path?: string | null; title?: string | null };

/** Labels a collapsed row by its queries and its target. */
export function PromotedLabel() {
  const { data, rowNumber } = useRowLabel<PromotedRow>();
  const target = data?.title || data?.path;
  const name = [wordsIn(data?.queries).join(', '), ...(target ? [target] : [])].join(' → ');
  return <span>{`${(rowNumber ?? 0) + 1}. ${name}`}</span>;
}
