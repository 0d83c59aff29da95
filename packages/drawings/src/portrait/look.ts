import { skins } from '@beranda/brand';

/** What a portrait can be made of. */
export const LOOK_CHOICES = {
  faces: ['oval', 'round', 'square', 'long'],
  ages: ['young', 'middle', 'senior'],
  skinTones: skins.length,
  hairs: [
    'parted',
    'cropped',
    'swept',
    'tousled',
    'curly',
    'bald',
    'peci',
    'bun',
    'sanggul',
    'wavy',
    'hijab',
  ],
  hairColours: ['black', 'greying', 'silver'],
  glasses: ['round', 'square', 'thin'],
  beards: ['moustache', 'goatee', 'full'],
  smiles: ['closed', 'open'],
  dresses: ['suit', 'batik', 'blazer', 'kebaya'],
  clothColours: ['blue', 'green', 'brown', 'red', 'plum', 'grey'],
  shawls: ['gold', 'cream', 'plum', 'teal'],
  walls: ['sea', 'leaf', 'wood', 'sand', 'honey', 'dawn'],
} as const;

type Choice<List extends keyof typeof LOOK_CHOICES> =
  (typeof LOOK_CHOICES)[List] extends readonly (infer One)[] ? One : never;

/** Description of a person's looks; brows, nose, tie and pattern come from the name. */
export type Look = {
  face: Choice<'faces'>;
  age: Choice<'ages'>;
  /** Place in the skin tones, from 1 (light). */
  skin: number;
  hair: Choice<'hairs'>;
  hairColour: Choice<'hairColours'>;
  glasses?: Choice<'glasses'> | undefined;
  beard?: Choice<'beards'> | undefined;
  smile: Choice<'smiles'>;
  dress: Choice<'dresses'>;
  colour: Choice<'clothColours'>;
  /** Of a hijab. */
  shawl?: Choice<'shawls'> | undefined;
  wall: Choice<'walls'>;
};
