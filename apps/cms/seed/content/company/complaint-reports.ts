import type { ComplaintReportSummary } from '@beranda/contract';

export type ComplaintReportSeed = Pick<ComplaintReportSummary, 'year' | 'rows'>;

const row = (
  category: ComplaintReportSeed['rows'][number]['category'],
  settledInTime: number,
  settledLate: number,
  inProgress: number,
) => ({
  category,
  received: settledInTime + settledLate + inProgress,
  settledInTime,
  settledLate,
  inProgress,
});

/** Invented figures of four years: more complaints with more customers, and fewer of them late. */
export const complaintReports: ComplaintReportSeed[] = [
  {
    year: 2025,
    rows: [
      row('cards', 1_204, 9, 11),
      row('transfers', 873, 6, 14),
      row('digital', 612, 8, 9),
      row('savings', 318, 2, 3),
      row('loans', 274, 5, 6),
      row('investments', 41, 1, 1),
      row('service', 196, 0, 2),
    ],
  },
  {
    year: 2024,
    rows: [
      row('cards', 1_187, 18, 9),
      row('transfers', 790, 13, 8),
      row('digital', 548, 17, 12),
      row('savings', 331, 5, 2),
      row('loans', 262, 9, 5),
      row('investments', 36, 2, 0),
      row('service', 214, 3, 1),
    ],
  },
  {
    year: 2023,
    rows: [
      row('cards', 1_156, 41, 12),
      row('transfers', 688, 25, 10),
      row('digital', 431, 33, 15),
      row('savings', 322, 11, 4),
      row('loans', 240, 14, 6),
      row('investments', 29, 3, 1),
      row('service', 227, 6, 2),
    ],
  },
  {
    year: 2022,
    rows: [
      row('cards', 1_098, 67, 18),
      row('transfers', 602, 38, 13),
      row('digital', 357, 44, 16),
      row('savings', 309, 17, 5),
      row('loans', 221, 22, 9),
      row('investments', 24, 4, 2),
      row('service', 241, 10, 3),
    ],
  },
];
