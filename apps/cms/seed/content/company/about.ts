import { z } from 'zod';
import { line } from '../../content-fields.ts';
import { readItem } from '../../read-content.ts';

const text = {
  headline: line,
  lead: line,
  companyTitle: line,
  company: line,
  vision: line,
  missions: z.array(line.transform((mission) => ({ text: mission }))),
  history: z.array(z.strictObject({ year: line, title: line, text: line })),
  /** The organisation as an outline: two more spaces for each level. */
  structure: line.transform((outline) => outline.trimEnd()),
};

const { id, en } = readItem('about', {}, text, 'company');
if (!en) throw new Error('about.en.md: is missing');

export const about = { id, en };
