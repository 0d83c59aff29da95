import { z } from 'zod';
import { inBothLanguages, nonEmptyText } from '../content-fields.ts';
import type { BlockInput, PdfSeed } from '../documents/document-seed.ts';
import { readYaml } from '../read-content.ts';
import { ILLUSTRATION } from './company/illustration.ts';

const chapters = readYaml(
  'general-terms.yaml',
  z.array(
    z.strictObject({
      title: inBothLanguages,
      articles: z.array(z.strictObject({ title: nonEmptyText, clauses: z.array(nonEmptyText) })),
    }),
  ),
);

/** The number of the first article of each chapter. */
const firstNumbers = chapters.map((_, index) =>
  chapters.slice(0, index).reduce((sum, { articles }) => sum + articles.length, 1),
);

/** The general terms: chapters of articles, numbered throughout, each with numbered clauses. */
export const generalTerms: PdfSeed = {
  kind: { id: 'Ketentuan', en: 'Terms' },
  title: 'Syarat dan Ketentuan Umum',
  subtitle: { id: 'Berlaku sejak 1 Januari 2026', en: 'In force since 1 January 2026' },
  writtenOn: '2025-11-14',
  sections: [
    {
      title: { id: 'Isi', en: 'Contents' },
      blocks: [
        {
          type: 'text',
          text: 'Ketentuan ini mengatur hubungan antara Anda dan Bank Lentera: cara rekening dibuka dan dipakai, apa yang menjadi tanggung jawab masing-masing, dan apa yang dapat Anda lakukan bila kita berselisih.',
        },
        {
          type: 'table',
          title: 'Bagian dan pasal',
          columns: ['Bagian', 'Pasal'],
          widths: [4, 1],
          rows: chapters.map(({ articles, title }, index) => ({
            cells: [
              title.id,
              `${firstNumbers[index]} sampai ${(firstNumbers[index] ?? 1) + articles.length - 1}`,
            ],
          })),
        },
      ],
    },
    ...chapters.map(({ articles, title }, chapter) => ({
      title,
      blocks: articles.flatMap((article, index): BlockInput[] => [
        { type: 'heading', text: `Pasal ${(firstNumbers[chapter] ?? 1) + index}. ${article.title}` },
        { type: 'list', isNumbered: true, items: article.clauses },
      ]),
    })),
  ],
  notes: [ILLUSTRATION],
};
