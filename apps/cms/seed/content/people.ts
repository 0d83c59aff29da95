import { boards } from '@beranda/contract';
import { look } from '@beranda/drawings';
import { z } from 'zod';
import { line, markdown } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  name: line,
  board: z.enum(boards),
  order: z.int(),
  portrait: z.strictObject({
    face: z.enum(look.faces),
    age: z.enum(look.ages),
    skin: z.int().min(1).max(look.skinTones),
    hair: z.enum(look.hairs),
    hairColour: z.enum(look.hairColours),
    glasses: z.enum(look.glasses).optional(),
    beard: z.enum(look.beards).optional(),
    smile: z.enum(look.smiles),
    dress: z.enum(look.dresses),
    colour: z.enum(look.clothColours),
    shawl: z.enum(look.shawls).optional(),
    wall: z.enum(look.walls),
  }),
};

/** Directors, then commissioners: invented people; any likeness is chance. */
export const people = readItems('people', shared, { position: line, biography: markdown }, 'biography').sort(
  (one, other) => boards.indexOf(one.board) - boards.indexOf(other.board) || one.order - other.order,
);

export type PersonSeed = (typeof people)[number];
