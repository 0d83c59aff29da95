import { z } from 'zod';
import { documents, line } from '../content-fields.ts';
import { readItems, readYaml } from '../read-content.ts';
import { blocks } from './blocks.ts';

const shared = {
  type: line,
  layout: z.enum(['default', 'with-sidebar', 'without-sidebar']),
  /** Where those of a type are listed. */
  order: z.int(),
};

/** What pages offer for download. */
export const pageDocuments = readYaml('page-documents.yaml', documents);

/** The pages that editors put together, named by the last part of their addresses. */
export const pages = readItems('pages', shared, { title: line, summary: line, blocks }, 'blocks')
  .map(({ slug, ...page }) => ({ ...page, subType: slug }))
  .sort((one, other) => one.order - other.order);

export type PageSeed = (typeof pages)[number];
