import { paints, skins } from '@beranda/brand';
import { type Head, person } from './parts/person.ts';
import { createRandom } from './parts/random.ts';
import { circle, d, darker, path, rect, tag } from './parts/shape.ts';

export type Portrait = { head: Head; dress: 'suit' | 'batik' | 'kebaya' };

const WIDTH = 640;
const HEIGHT = 800;
/** Scale of the figure relative to its 100 units, and position of its feet. */
const SCALE = 12.4;
const FEET = 1_520;

const GROUNDS = [
  [paints.foreground, paints.blue780],
  [paints.teal820, paints.teal740],
  [paints.brown780, paints.brown660],
  [paints.grey810, paints.blue691],
] as const;
const SUITS = [paints.grey811, paints.blue760, paints.purple780, paints.grey812] as const;
const CLOTHS = [paints.brown671, paints.primary, paints.purple660, paints.brown620, paints.blue690] as const;
const LIGHT = paints.cream100;
const FLAME = paints.accent;

/** Lapels, shirt and tie, in the figure's units. */
function suit(cloth: string, tie: string): string {
  return (
    path(d`M-3.4 -79.6L0 -66L3.4 -79.6Q0 -77.2 -3.4 -79.6Z`, LIGHT) +
    path(d`M-0.9 -77.6H0.9L1.5 -68L0 -65.4L-1.5 -68Z`, tie) +
    path(d`M-3.6 -80L-6.4 -77.6L-1.2 -62L0 -65.6Z`, darker(cloth, 0.28)) +
    path(d`M3.6 -80L6.4 -77.6L1.2 -62L0 -65.6Z`, darker(cloth, 0.36))
  );
}

/** Top of the visible cloth below hair or shawl, in the figure's units. */
const CLOTH_FROM: Partial<Record<Head, number>> = { hijab: -63, long: -68 };

/** A button line and rows of four-petalled kawung, in the figure's units. */
function batik(cloth: string, head: Head): string {
  const top = CLOTH_FROM[head] ?? -74;
  const rows = [-72, -68, -64, -60, -56, -52].filter((y) => y - 2 > top);
  const petals = rows.flatMap((y) =>
    [-6, -2, 2, 6].map((x) =>
      path(d`M${x} ${y - 1.5}L${x + 1.1} ${y}L${x} ${y + 1.5}L${x - 1.1} ${y}Z`, LIGHT, { opacity: 0.5 }),
    ),
  );
  return petals.join('') + rect(-0.35, top, 0.7, -50 - top, darker(cloth, 0.35));
}

/** A crossed front and a brooch, in the figure's units. */
function kebaya(cloth: string): string {
  return (
    path(d`M-3.6 -80L1.4 -66L3.6 -80Q0 -77.2 -3.6 -80Z`, darker(cloth, 0.45)) +
    path(d`M3.6 -80L-2.4 -58L0.2 -58L6 -77.6Z`, darker(cloth, 0.2)) +
    circle(0.6, -66.6, 1.1, FLAME)
  );
}

/** A bust on a plain background with one light; the name and dress seed its colours deterministically. */
export function drawPortrait(name: string, { dress, head }: Portrait): string {
  const random = createRandom(`portrait/${name}`);
  const [ground, raised] = random.pick(GROUNDS);
  const cloth = dress === 'suit' ? random.pick(SUITS) : random.pick(CLOTHS);
  const front = { suit: suit(cloth, random.pick(CLOTHS)), batik: batik(cloth, head), kebaya: kebaya(cloth) };
  // A shawl covers neckwear.
  const over = head === 'hijab' && dress !== 'batik' ? '' : front[dress];
  const glow = tag(
    'radialGradient',
    { id: 'glow', cx: '50%', cy: '44%', r: '62%' },
    tag('stop', { offset: 0, 'stop-color': FLAME, 'stop-opacity': 0.5 }),
    tag('stop', { offset: 1, 'stop-color': FLAME, 'stop-opacity': 0 }),
  );
  const figure = person({
    x: WIDTH / 2,
    y: FEET,
    h: SCALE * 100,
    skin: random.pick(skins),
    top: cloth,
    bottom: cloth,
    head,
    ...(head === 'hijab' ? { headColour: random.pick([LIGHT, paints.brown250, paints.teal230]) } : {}),
    legs: 'none',
    long: true,
    over,
  });
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    tag('defs', {}, glow),
    rect(0, 0, WIDTH, HEIGHT, ground),
    circle(WIDTH / 2, HEIGHT * 0.5, 270, raised),
    rect(0, 0, WIDTH, HEIGHT, 'url(#glow)'),
    figure,
  );
}
