'use client';

import type { HomeSection } from '@beranda/contract';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf } from '../../i18n/bilingual.ts';
import { sectionNames } from './section-names.ts';

type Row = { section?: HomeSection | null; isShown?: boolean | null };

const hidden = bilingual('disembunyikan', 'hidden');

/** Labels a row by its section, and marks hidden ones. */
export function SectionLabel() {
  const { data, rowNumber } = useRowLabel<Row>();
  const { i18n } = useTranslation();
  const name = data?.section ? inLanguageOf({ i18n }, sectionNames[data.section]) : '';
  const note = data?.isShown === false ? ` (${inLanguageOf({ i18n }, hidden)})` : '';
  return <span>{`${(rowNumber ?? 0) + 1}. ${name}${note}`}</span>;
}
