import { addDays } from '@beranda/finance';
import type { Tone } from '#cms/admin/notice-list.tsx';
import { reportKindLabels } from '#cms/collections/reports/reports.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { FactTask } from './fact-tasks.ts';
import type { MissingReport } from './missing-reports.ts';

/** Compliance tasks: required publications and reviews. */
export type ComplianceTasks = {
  today: string;
  /** Unpublished, most urgent first. */
  missing: MissingReport[];
  /** The last day covered by guaranteed rates without a gap from today; null if none is in force. */
  guaranteedUntil: string | null;
  /** Whether guaranteed rates are maintained here at all. */
  hasGuaranteedRates: boolean;
  /** Items past their review date, by collection. */
  overdueReviews: { collection: string; label: Bilingual; count: number }[];
  facts: FactTask[];
};

/** A sentence for the dashboard; `path` is the related admin screen. */
type ComplianceTaskNotice = { tone: Tone; text: Bilingual; path: string };

const GUARANTEE_DAYS = 14;

const day = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

function ofReport({ kind, positionDate, publishBy }: MissingReport, today: string): ComplianceTaskNotice {
  const { id, en } = reportKindLabels[kind];
  const position = { id: day(positionDate, 'id-ID'), en: day(positionDate, 'en-GB') };
  const due = { id: day(publishBy, 'id-ID'), en: day(publishBy, 'en-GB') };
  const isOverdue = publishBy < today;
  return {
    tone: isOverdue ? 'error' : 'warning',
    path: '/collections/reports',
    text: isOverdue
      ? bilingual(
          `Laporan ${id.toLowerCase()} posisi ${position.id} lewat batas terbit ${due.id}.`,
          `The ${en.toLowerCase()} report as at ${position.en} should have been published by ${due.en}.`,
        )
      : bilingual(
          `Laporan ${id.toLowerCase()} posisi ${position.id} harus terbit paling lambat ${due.id}.`,
          `The ${en.toLowerCase()} report as at ${position.en} has to be published by ${due.en}.`,
        ),
  };
}

function ofGuarantee({
  guaranteedUntil,
  hasGuaranteedRates,
  today,
}: ComplianceTasks): ComplianceTaskNotice[] {
  const path = '/collections/guarantee-rates';
  if (!hasGuaranteedRates) return [];
  if (guaranteedUntil === null) {
    const text = bilingual(
      'Tidak ada tingkat bunga penjaminan LPS yang berlaku hari ini. Situs memberi tahu pengunjung.',
      'No guaranteed rates of LPS hold today. The site tells visitors so.',
    );
    return [{ tone: 'error', path, text }];
  }
  const isNear = guaranteedUntil <= addDays(today, GUARANTEE_DAYS);
  if (!isNear) return [];
  const text = bilingual(
    `Tingkat bunga penjaminan LPS berakhir ${day(guaranteedUntil, 'id-ID')}. Siapkan periode berikutnya.`,
    `The guaranteed rates of LPS end on ${day(guaranteedUntil, 'en-GB')}. Prepare those of the next period.`,
  );
  return [{ tone: 'warning', path, text }];
}

const factSentences: Record<FactTask['kind'], (key: string, on: Bilingual) => Bilingual> = {
  missing: (key) =>
    bilingual(
      `Fakta “${key}” belum ada, padahal halaman formulir atau kalkulator situs menyebutnya. Buat dan isi nilainya.`,
      `The fact “${key}” does not exist, but the site’s pages with a form or a calculator name it. Create it with its value.`,
    ),
  ended: (key, on) =>
    bilingual(
      `Fakta “${key}” berakhir ${on.id} dan tidak tampil lagi di situs. Isi nilai berikutnya.`,
      `The fact “${key}” ended on ${on.en}, and the site no longer shows it. Enter the next value.`,
    ),
  ends: (key, on) =>
    bilingual(
      `Fakta “${key}” berakhir ${on.id} dan belum punya nilai berikutnya.`,
      `The fact “${key}” ends on ${on.en} and has no next value yet.`,
    ),
  review: (key, on) =>
    bilingual(
      `Fakta “${key}” seharusnya ditinjau sebelum ${on.id}.`,
      `The fact “${key}” should have been reviewed by ${on.en}.`,
    ),
};

const factTones = {
  missing: 'error',
  ended: 'error',
  ends: 'warning',
  review: 'info',
} as const satisfies Record<FactTask['kind'], Tone>;

function ofFact({ day: date, id, key, kind }: FactTask): ComplianceTaskNotice {
  const on = bilingual(date ? day(date, 'id-ID') : '–', date ? day(date, 'en-GB') : '–');
  return {
    tone: factTones[kind],
    path: `/collections/facts/${id ?? 'create'}`,
    text: factSentences[kind](key, on),
  };
}

/** The notices for writers and publishers; empty without tasks. */
export function complianceNotices(tasks: ComplianceTasks): ComplianceTaskNotice[] {
  const { missing, overdueReviews, today } = tasks;
  return [
    ...missing.map((report) => ofReport(report, today)),
    ...ofGuarantee(tasks),
    ...tasks.facts.map(ofFact),
    ...overdueReviews.map(({ collection, count, label }) => ({
      tone: 'info' as const,
      path: `/collections/${collection}?where[reviewBy][less_than]=${today}`,
      text: bilingual(
        `${label.id}: ${count} perlu ditinjau, tanggal tinjauannya sudah lewat.`,
        `${label.en}: ${count} to be looked at again, the day of review is over.`,
      ),
    })),
  ];
}
