import { boards } from '@beranda/contract';
import { LOOK_CHOICES } from '@beranda/drawings';
import { z } from 'zod';
import { markdown, nonEmptyText } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = {
  name: nonEmptyText,
  board: z.enum(boards),
  order: z.int(),
  portrait: z.strictObject({
    face: z.enum(LOOK_CHOICES.faces),
    age: z.enum(LOOK_CHOICES.ages),
    skin: z.int().min(1).max(LOOK_CHOICES.skinTones),
    hair: z.enum(LOOK_CHOICES.hairs),
    hairColour: z.enum(LOOK_CHOICES.hairColours),
    glasses: z.enum(LOOK_CHOICES.glasses).optional(),
    beard: z.enum(LOOK_CHOICES.beards).optional(),
    smile: z.enum(LOOK_CHOICES.smiles),
    dress: z.enum(LOOK_CHOICES.dresses),
    colour: z.enum(LOOK_CHOICES.clothColours),
    shawl: z.enum(LOOK_CHOICES.shawls).optional(),
    wall: z.enum(LOOK_CHOICES.walls),
  }),
};

/** Directors, then commissioners: invented people; any likeness is chance. */
export const people = readItems(
  'people',
  shared,
  { position: nonEmptyText, biography: markdown },
  'biography',
).sort((one, other) => boards.indexOf(one.board) - boards.indexOf(other.board) || one.order - other.order);

export type PersonSeed = (typeof people)[number];
