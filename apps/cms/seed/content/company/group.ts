import { z } from 'zod';
import { inBothLanguages, nonEmptyText } from '../../content-fields.ts';
import { readYaml } from '../../read-content.ts';

/** Invented companies. */
export const groupCompanies = readYaml(
  'group-companies.yaml',
  z.array(z.strictObject({ name: nonEmptyText, slug: nonEmptyText, url: z.url(), text: inBothLanguages })),
);
