import { z } from 'zod';
import { inBothLanguages, line } from '../../content-fields.ts';
import { readYaml } from '../../read-content.ts';

/** Invented companies. */
export const groupCompanies = readYaml(
  'group-companies.yaml',
  z.array(z.strictObject({ name: line, slug: line, url: z.url(), text: inBothLanguages })),
);
