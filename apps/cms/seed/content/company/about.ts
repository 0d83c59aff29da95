import { z } from 'zod';
import { nonEmptyText } from '../../content-fields.ts';
import { readItem } from '../../read-content.ts';

const text = {
  headline: nonEmptyText,
  lead: nonEmptyText,
  companyTitle: nonEmptyText,
  company: nonEmptyText,
  vision: nonEmptyText,
  missions: z.array(nonEmptyText.transform((mission) => ({ text: mission }))),
  history: z.array(z.strictObject({ year: nonEmptyText, title: nonEmptyText, text: nonEmptyText })),
  /** The organisation as an outline: two more spaces for each level. */
  structure: nonEmptyText.transform((outline) => outline.trimEnd()),
};

const { id, en } = readItem('about', {}, text, 'company');
if (!en) throw new Error('about.en.md: is missing');

export const about = { id, en };
