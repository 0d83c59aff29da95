import { batik } from '../parts/cloth.ts';
import { ground, hills, treeLine } from '../parts/land.ts';
import { SKINS } from '../parts/palette.ts';
import { type Arm, person } from '../parts/person.ts';
import { frangipani, palm } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  num,
  path,
  place,
  poly,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, glow, pool } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

/** The right half of a split gate; the passage is on its left, its foot at 0. */
function gateHalf(stone: string, brick: string): string {
  const shade = darker(brick, 0.25);
  const tiers = [
    [0, 250, 110],
    [110, 214, 90],
    [200, 178, 82],
    [282, 144, 74],
    [356, 110, 66],
    [422, 78, 58],
    [480, 48, 50],
  ] as const;
  return tiers
    .map(
      ([y, w, h]) =>
        rect(0, -y - h, w, h, brick) +
        rect(w * 0.72, -y - h, w * 0.28, h, shade, { opacity: 0.6 }) +
        rect(0, -y - h, w + 12, 16, stone) +
        rect(0, -y - h + 16, w + 5, 7, darker(stone, 0.3)) +
        poly(
          [
            [w - 12, -y - h],
            [w + 16, -y - h],
            [w + 14, -y - h - 36],
          ],
          stone,
        ) +
        (w > 100
          ? poly(
              [
                [w * 0.42, -y - h * 0.7],
                [w * 0.54, -y - h * 0.42],
                [w * 0.42, -y - h * 0.14],
                [w * 0.3, -y - h * 0.42],
              ],
              lighter(brick, 0.22),
            )
          : ''),
    )
    .join('')
    .concat(
      path('M0 -530H40Q34 -570 0 -610Z', stone),
      rect(0, -560, 9, 560, lighter(brick, 0.3), { opacity: 0.6 }),
      rect(-4, -22, 284, 22, stone),
    );
}

/** A penjor: a tall bamboo that bows to the right, dressed with young palm leaf; its foot at 0. */
function penjor(s: Stage, h: number): string {
  const straw = '#F3D88C';
  const bow = h * 0.32;
  const at = (t: number): readonly [number, number] => {
    const u = 1 - t;
    return [
      3 * u * t * t * bow * 0.1 + t ** 3 * bow + 3 * u * u * t * 0,
      -(3 * u * u * t * h * 0.55 + 3 * u * t * t * h * 1.16 + t ** 3 * h * 0.84),
    ];
  };
  const [tx, ty] = at(1);
  return (
    stroke(d`M0 0C0 ${-h * 0.55} ${bow * 0.1} ${-h * 1.16} ${bow} ${-h * 0.84}`, '#C49A4A', 12) +
    repeat(11, (i) => {
      const [x, y] = at(0.16 + i * 0.072);
      const c = i % 2 === 0 ? straw : '#E3B04B';
      const l = 60 - i * 2;
      return (
        path(
          d`M${x} ${y}q${-l * 0.7} ${l * 0.1} ${-l * 0.8} ${l * 0.8}q${l * 0.5} ${-l * 0.3} ${l * 0.8} ${-l * 0.5}z`,
          c,
        ) +
        path(
          d`M${x} ${y}q${l * 0.7} ${l * 0.1} ${l * 0.8} ${l * 0.8}q${-l * 0.5} ${-l * 0.3} ${-l * 0.8} ${-l * 0.5}z`,
          c,
        )
      );
    }) +
    line(tx, ty, tx, ty + 60, '#C49A4A', 4) +
    circle(tx, ty + 78, 26, straw) +
    circle(tx, ty + 78, 14, '#C9552E') +
    [-16, -6, 6, 16]
      .map((k, i) =>
        path(
          d`M${tx + k - 5} ${ty + 96}h10l${k * 0.3} ${s.random.float(76, 96) - (i % 2) * 14}l-8 -6z`,
          i % 2 === 0 ? straw : '#E3B04B',
        ),
      )
      .join('')
  );
}

/** A tower of fruit and flowers as it is carried on the head; its foot at 0, in a figure's units. */
function gebogan(): string {
  const rows = [
    ['#C8412F', 9.4],
    ['#F2A31B', 8],
    ['#7FA23E', 6.6],
    ['#C8412F', 5],
  ] as const;
  return (
    path('M-8 0H8L10 -4H-10Z', '#C49A4A') +
    rows
      .map(([c, w], i) =>
        repeat(4 - Math.floor(i / 2), (k) =>
          circle(-w + (k * w * 2) / (3 - Math.floor(i / 2)), -6.4 - i * 5.2, 3.1, c),
        ),
      )
      .join('') +
    path('M-5 -24Q0 -46 5 -24Z', '#F3D88C') +
    circle(0, -30, 2.4, '#C9552E')
  );
}

/** A procession with offerings before the split gate of a Balinese village. */
export const villageFestival: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = { x: 800, y: s.random.float(330, 400), r: s.random.float(104, 132) };
    const [far, middle, near] = p.land;
    const brick =
      p.name === 'malam' || p.name === 'biru' ? '#8F4530' : p.name === 'senja' ? '#5E2A22' : '#B4573A';
    const stone = p.night ? mix('#C9B491', p.land[2], 0.3) : '#D8C6A2';
    const yard = p.street;
    const tops = s.random.shuffle(['#F2A31B', '#FBF1DF', '#0E7C78', '#C9552E']);
    const wraps = [
      batik(s, 'kawung', 9, '#7A3B2A', '#EBC48A', '#F2A31B'),
      batik(s, 'ikat', 10, '#24304E', '#D9B77C', '#C9552E'),
      batik(s, 'parang', 9, '#0A5250', '#E9D3A0', '#F2A31B'),
    ];
    const up: Arm = [side * 17, -86, side * 9, -100];
    const hang: Arm = [-side * 14, -62, -side * 13, -47];
    const women = s.random.int(3, 4);
    const order = [0, 1, 2, 3].slice(0, women);
    const tedung = (x: number, y: number, c: string) =>
      line(x, y, x, y - 470, '#C49A4A', 9) +
      path(d`M${x - 130} ${y - 400}Q${x - 110} ${y - 490} ${x} ${y - 500}T${x + 130} ${y - 400}Z`, c) +
      path(
        d`M${x + 20} ${y - 400}Q${x + 30} ${y - 470} ${x} ${y - 500}Q${x + 110} ${y - 490} ${x + 130} ${y - 400}Z`,
        '#0B1826',
        { opacity: 0.14 },
      ) +
      repeat(13, (i) =>
        path(d`M${x - 130 + i * 20} ${y - 402}h20l-10 30z`, i % 2 === 0 ? '#F2C14E' : '#FBF1DF'),
      ) +
      path(d`M${x - 8} ${y - 498}L${x} ${y - 534}L${x + 8} ${y - 498}Z`, '#F2C14E');
    return [
      backdrop(s, { light, horizon: 640, kawung: 150, clouds: 1, reach: 860 }),
      hills(s, 590, 50, far, 3),
      treeLine(s, 650, 76, middle),
      palm(800 - side * 480, 730, 500, -side * 50, darker(p.leafDark, 0.1), p.woodDark, p.leafDark),
      palm(800 + side * 440, 730, 430, side * 30, darker(p.leafDark, 0.1), p.woodDark, p.leafDark),
      birds(s, 800 - side * 420, 170, 3, p.night ? lighter(far, 0.5) : darker(middle, 0.25)),
      rect(0, 650, 1600, 110, darker(brick, 0.15)),
      rect(0, 636, 1600, 22, stone),
      repeat(14, (i) => rect(20 + i * 118, 680, 70, 44, brick, { opacity: 0.6 })),
      rect(700, 600, 200, 170, near),
      glow(s, 800, 560, 300, 0.8),
      ground(760, yard),
      path('M724 760H876L1180 1010H420Z', lighter(yard, 0.16)),
      pool(s, 800, 840, 620, 120, 0.45),
      place(878, 768, 1, gateHalf(stone, brick)),
      place(722, 768, 1, gateHalf(stone, brick), -1),
      place(800 - 470, 830, 1, penjor(s, 640)),
      place(800 + 470, 830, 1, penjor(s, 640), -1),
      tedung(800 - side * 300, 880, s.random.pick(['#F2A31B', '#FBF1DF', '#C9552E'])),
      person({
        x: 800 - side * 300,
        y: 930,
        h: 390,
        skin: SKINS[2],
        top: '#FBF1DF',
        bottom: wraps[1] ?? '#24304E',
        head: 'udeng',
        headColour: '#F2A31B',
        face: side === 1 ? 1 : -1,
        sash: '#F2A31B',
        left: [-10, -62, -side * 0 + 1, -62],
        right: [12, -62, 1, -56],
      }),
      order
        .map((i) => {
          const x = 800 + side * (-120 + i * (women === 4 ? 140 : 180));
          const y = 948 + (i % 2) * 14;
          return (
            ellipse(x, y, 70, 9, '#0B1826', { opacity: 0.22 }) +
            person({
              x,
              y,
              h: 360,
              skin: SKINS[i % 3] ?? SKINS[1],
              top: tops[i % 4] ?? '#F2A31B',
              bottom: wraps[i % 3] ?? '#7A3B2A',
              head: 'bun',
              face: side === 1 ? 1 : -1,
              sash: i % 2 === 0 ? '#C9552E' : '#F2C14E',
              left: side === 1 ? hang : up,
              right: side === 1 ? up : hang,
              over: `<g transform="translate(0 ${num(-98)})">${gebogan()}</g>`,
            })
          );
        })
        .join(''),
      repeat(7, (i) =>
        frangipani(60 + i * 250 + s.random.float(-50, 50), 985 - (i % 2) * 20, 19, '#FFF7E6', '#F2A31B'),
      ),
    ].join('');
  },
};
