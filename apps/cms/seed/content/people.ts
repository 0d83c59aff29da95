import { boards } from '@beranda/contract';
import { z } from 'zod';
import { line, markdown } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  name: line,
  board: z.enum(boards),
  order: z.int(),
  portrait: z.strictObject({
    head: z.enum(['short', 'bun', 'long', 'hijab', 'peci']),
    dress: z.enum(['suit', 'batik', 'kebaya']),
  }),
};

/** Directors, then commissioners: invented people; any likeness is chance. */
export const people = readItems('people', shared, { position: line, biography: markdown }, 'biography').sort(
  (one, other) => boards.indexOf(one.board) - boards.indexOf(other.board) || one.order - other.order,
);

export type PersonSeed = (typeof people)[number];
