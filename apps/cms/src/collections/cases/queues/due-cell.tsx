'use client';

import './case-cells.css';
import { isEndOfJakartaDay } from '@beranda/finance';
import { useTranslation } from '@payloadcms/ui';
import { formatJakartaDay, formatJakartaTime } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { dueState } from './queues.ts';

const overdue = bilingual('Terlambat', 'Overdue');
const today = bilingual('Hari ini', 'Today');

/** A deadline in the list, with a word where it has passed or is today. */
export function DueCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string') return <span>–</span>;
  const state = dueState(cellData, new Date());
  const textOf = isEndOfJakartaDay(cellData) ? formatJakartaDay : formatJakartaTime;
  const date = <time dateTime={cellData}>{textOf(cellData, userLocale(i18n.language))}</time>;
  if (!state) return date;
  const isOverdue = state === 'overdue';
  return (
    <span className={isOverdue ? 'case-due case-due--overdue' : 'case-due'}>
      {date} <strong>{inLanguageOf({ i18n }, isOverdue ? overdue : today)}</strong>
    </span>
  );
}
