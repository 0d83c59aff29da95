import { paints, skins } from '@beranda/brand';
import { batik } from '../parts/cloth.ts';
import { ground, hills, treeLine } from '../parts/land.ts';
import { type Arm, person } from '../parts/person.ts';
import { frangipani, palm } from '../parts/plants.ts';
import { gateHalf, gebogan, penjor } from '../parts/procession.ts';
import { d, darker, ellipse, lighter, line, mix, num, path, place, rect, repeat } from '../parts/shape.ts';
import { backdrop, birds, glow, pool } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

/** A procession with offerings before the split gate of a Balinese village. */
export const villageFestival: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = { x: 800, y: s.random.float(330, 400), r: s.random.float(104, 132) };
    const [far, middle] = p.land;
    const brick =
      p.name === 'malam' || p.name === 'biru'
        ? paints.red620
        : p.name === 'senja'
          ? paints.red750
          : paints.red531;
    const stone = p.night ? mix(paints.brown320, p.land[2], 0.3) : paints.brown260;
    const yard = p.street;
    const tops = s.random.shuffle([paints.accent, paints.cream71, paints.teal730, paints.red520]);
    const wraps = [
      batik(s, 'kawung', 9, paints.red680, paints.orange270, paints.accent),
      batik(s, 'ikat', 10, paints.blue781, paints.orange330, paints.red520),
      batik(s, 'parang', 9, paints.primaryStrong, paints.orange231, paints.accent),
    ];
    const up: Arm = [side * 17, -86, side * 9, -100];
    const hang: Arm = [-side * 14, -62, -side * 13, -47];
    const women = s.random.int(3, 4);
    const order = [0, 1, 2, 3].slice(0, women);
    const tedung = (x: number, y: number, c: string) =>
      line(x, y, x, y - 470, paints.orange470, 9) +
      path(d`M${x - 130} ${y - 400}Q${x - 110} ${y - 490} ${x} ${y - 500}T${x + 130} ${y - 400}Z`, c) +
      path(
        d`M${x + 20} ${y - 400}Q${x + 30} ${y - 470} ${x} ${y - 500}Q${x + 110} ${y - 490} ${x + 130} ${y - 400}Z`,
        paints.dark,
        { opacity: 0.14 },
      ) +
      repeat(13, (i) =>
        path(d`M${x - 130 + i * 20} ${y - 402}h20l-10 30z`, i % 2 === 0 ? paints.orange370 : paints.cream71),
      ) +
      path(d`M${x - 8} ${y - 498}L${x} ${y - 534}L${x + 8} ${y - 498}Z`, paints.orange370);
    return [
      backdrop(s, { light, horizon: 640, kawung: 150, clouds: 1, reach: 860 }),
      hills(s, 590, 50, far, 3),
      treeLine(s, 650, 76, middle),
      palm(800 - side * 640, 730, 520, -side * 30, darker(p.leafDark, 0.1), p.woodDark, p.leafDark),
      palm(800 + side * 660, 730, 440, side * 20, darker(p.leafDark, 0.1), p.woodDark, p.leafDark),
      birds(s, 800 - side * 420, 170, 3, p.night ? lighter(far, 0.5) : darker(middle, 0.25)),
      rect(0, 650, 1600, 110, darker(brick, 0.15)),
      rect(0, 636, 1600, 22, stone),
      repeat(14, (i) => rect(20 + i * 118, 680, 70, 44, brick, { opacity: 0.6 })),
      rect(700, 560, 200, 210, mix(p.sky[2], p.glow, 0.25)),
      rect(700, 700, 200, 70, mix(far, p.sky[2], 0.3)),
      glow(s, 800, 560, 300, 0.8),
      ground(760, yard),
      path('M724 760H876L1180 1010H420Z', lighter(yard, 0.16)),
      pool(s, 800, 840, 620, 120, 0.45),
      place(878, 768, 1, gateHalf(stone, brick)),
      place(722, 768, 1, gateHalf(stone, brick), -1),
      place(800 - 470, 830, 1, penjor(s, 640)),
      place(800 + 470, 830, 1, penjor(s, 640), -1),
      tedung(800 - side * 300, 880, s.random.pick([paints.accent, paints.cream71, paints.red520])),
      person({
        x: 800 - side * 300,
        y: 930,
        h: 390,
        skin: skins[2],
        top: paints.cream71,
        bottom: wraps[1] ?? paints.blue781,
        head: 'udeng',
        headColour: paints.accent,
        face: side === 1 ? 1 : -1,
        sash: paints.accent,
        left: [-10, -62, -side * 0 + 1, -62],
        right: [12, -62, 1, -56],
      }),
      order
        .map((i) => {
          const x = 800 + side * (-120 + i * (women === 4 ? 140 : 180));
          const y = 948 + (i % 2) * 14;
          return (
            ellipse(x, y, 70, 9, paints.dark, { opacity: 0.22 }) +
            person({
              x,
              y,
              h: 360,
              skin: skins[i % 3] ?? skins[1],
              top: tops[i % 4] ?? paints.accent,
              bottom: wraps[i % 3] ?? paints.red680,
              head: 'bun',
              face: side === 1 ? 1 : -1,
              sash: i % 2 === 0 ? paints.red520 : paints.orange370,
              left: side === 1 ? hang : up,
              right: side === 1 ? up : hang,
              over: `<g transform="translate(0 ${num(-98)})">${gebogan()}</g>`,
            })
          );
        })
        .join(''),
      repeat(7, (i) =>
        frangipani(
          60 + i * 250 + s.random.float(-50, 50),
          985 - (i % 2) * 20,
          19,
          paints.cream50,
          paints.accent,
        ),
      ),
    ].join('');
  },
};
