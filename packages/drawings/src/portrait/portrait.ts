import { paints, skins } from '@beranda/brand';
import { type Canvas, createCanvas } from '../parts/canvas.ts';
import { kawungPaint } from '../parts/cloth.ts';
import { circle, darker, place, rect, tag } from '../parts/shape.ts';
import { ALL_MOODS } from '../scenes/scene.ts';
import { beard } from './beard.ts';
import { dress } from './dress.ts';
import { bothSides, cheekOf, features, hasVisibleEars, head, isWomans, neck } from './face.ts';
import { glasses } from './glasses.ts';
import { hairBehind, hairInFront, hairPaint, hijab } from './hair.ts';
import type { Look } from './look.ts';

const WIDTH = 640;
const HEIGHT = 800;
/** Canvas units per unit of the figure, and where the middle between its eyes is. */
const SCALE = 1.16;
const MIDDLE = 352;

/** Wall and lamplight behind a person: lighter than hair, darker than the page. */
const WALLS = {
  sea: [paints.teal410, paints.teal280],
  leaf: [paints.teal510, paints.teal300],
  wood: [paints.orange430, paints.orange310],
  sand: [paints.brown320, paints.orange191],
  honey: [paints.orange380, paints.orange260],
  dawn: [paints.red270, paints.orange234],
} as const satisfies Record<Look['wall'], readonly string[]>;
/** Shawl, and the cap below it. */
const SHAWLS = {
  gold: [paints.orange401, paints.brown671],
  cream: [paints.cream130, paints.brown561],
  plum: [paints.red611, paints.red870],
  teal: [paints.teal710, paints.teal860],
} as const satisfies Record<NonNullable<Look['shawl']>, readonly string[]>;

/** Head and shoulders around the middle between the eyes: about 550 wide, from 240 above to 430 below. */
export function bust(s: Canvas, look: Look): string {
  const skin = skins[look.skin - 1] ?? skins[1];
  const hair = hairPaint(look);
  const isWoman = isWomans(look);
  const earrings =
    isWoman && hasVisibleEars(look) ? bothSides(circle(cheekOf(look) + 4, 54, 6.5, paints.accent)) : '';
  return [
    hairBehind(look, hair),
    neck(skin),
    dress(s, look, darker(skin, 0.09), isWoman),
    head(s, look, skin),
    beard(look, hair),
    features(s.random, look, skin, hair),
    earrings,
    look.hair === 'hijab' ? hijab(...SHAWLS[look.shawl ?? 'cream']) : hairInFront(look, hair),
    glasses(look),
  ].join('');
}

/** A bust before a lit wall: the same arguments give the same bytes. */
export function drawPortrait(name: string, look: Look): string {
  const s = createCanvas('portrait', name, ALL_MOODS);
  const [ground, lit] = WALLS[look.wall];
  const body = [
    rect(0, 0, WIDTH, HEIGHT, ground),
    rect(0, 0, WIDTH, HEIGHT, kawungPaint(s, 160, lit, 0, 0.3), { opacity: 0.4 }),
    circle(WIDTH / 2, MIDDLE, 262, lit),
    place(WIDTH / 2, MIDDLE, SCALE, bust(s, look)),
  ].join('');
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    s.defs(),
    body,
  );
}
