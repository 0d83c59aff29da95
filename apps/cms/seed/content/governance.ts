import { z } from 'zod';
import { article, day, documents } from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';
import type { DocumentSeed } from '../seed-document.ts';
import { sustainabilityReport } from './company/sustainability-report.ts';

const CATEGORIES = ['bodies', 'conduct', 'control'] as const;

/** Documents that the pages offer, by the names of their files. */
const governanceDocuments: Record<string, DocumentSeed> = {
  ...readYaml('governance-documents.yaml', documents),
  'laporan-keberlanjutan-2025': {
    title: { id: 'Laporan keberlanjutan 2025, kutipan', en: 'Sustainability report 2025, extract' },
    pdf: sustainabilityReport,
  },
};

const shared = {
  category: z.enum(CATEGORIES),
  order: z.int(),
  writtenOn: day,
  /** Names of documents. */
  attachments: z
    .array(z.enum(Object.keys(governanceDocuments)))
    .default([])
    .transform((names) => Object.entries(governanceDocuments).filter(([name]) => names.includes(name))),
};

/** How the bank is run and supervised, in the order of its categories. */
export const governance = readItems('governance', shared, article).sort(
  (one, other) =>
    CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category) || one.order - other.order,
);

export type GovernanceSeed = (typeof governance)[number];
