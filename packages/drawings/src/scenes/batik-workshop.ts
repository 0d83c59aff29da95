import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { sack } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, line, mix, path, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A small clay stove with a pan of wax; `y` is the floor. */
function waxStove(s: Canvas, x: number, y: number): string {
  return (
    glow(s, x, y - 60, 150, 0.7) +
    path(d`M${x - 62} ${y - 84}H${x + 62}L${x + 46} ${y}H${x - 46}Z`, paints.brown560) +
    path(d`M${x + 16} ${y - 84}H${x + 62}L${x + 46} ${y}H${x + 14}Z`, paints.dark, { opacity: 0.16 }) +
    path(d`M${x - 24} ${y}V${y - 30}A24 24 0 0 1 ${x + 24} ${y - 30}V${y}Z`, paints.red850) +
    path(
      d`M${x - 14} ${y}Q${x - 16} ${y - 24} ${x} ${y - 40}Q${x + 16} ${y - 24} ${x + 14} ${y}Z`,
      paints.accent,
    ) +
    path(
      d`M${x - 74} ${y - 112}H${x + 74}Q${x + 56} ${y - 74} ${x} ${y - 74}T${x - 74} ${y - 112}Z`,
      paints.grey821,
    ) +
    ellipse(x, y - 112, 74, 13, paints.brown520) +
    ellipse(x - 10, y - 113, 44, 6, paints.orange360)
  );
}

/** A woman draws wax on a hanging cloth with her canting; finished cloths hang behind. */
export const batikWorkshop: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const floor = 800;
    const kinds = s.random.shuffle(['kawung', 'parang', 'ikat'] as const);
    const grounds = s.random.shuffle([
      [paints.red680, paints.orange270, paints.accent],
      [paints.primaryStrong, paints.orange231, paints.accent],
      [paints.blue781, paints.orange330, paints.red520],
      [paints.brown621, paints.cream143, paints.red760],
    ] as const);
    const paint = (i: number, size: number) => {
      const [ground = paints.red680, mark = paints.orange270, second = paints.accent] = grounds[i % 4] ?? [];
      return batik(s, kinds[i % 3] ?? 'kawung', size, ground, mark, second);
    };
    const fx = x + side * 150;
    const white = p.isNight ? paints.cream140 : paints.cream30;
    const done = grounds[3] ?? grounds[0];
    const mark = done?.[0] ?? paints.red680;
    const kawung = s.tile(
      108,
      108,
      path(
        'M6 6A52 52 0 0 1 50 50A52 52 0 0 1 6 6ZM102 6A52 52 0 0 1 58 50A52 52 0 0 1 102 6ZM6 102A52 52 0 0 1 50 58A52 52 0 0 1 6 102ZM102 102A52 52 0 0 1 58 58A52 52 0 0 1 102 102Z',
        mark,
        { 'fill-opacity': 0.85 },
      ) +
        circle(54, 54, 7, paints.accent) +
        circle(0, 0, 7, paints.accent) +
        circle(108, 0, 7, paints.accent) +
        circle(0, 108, 7, paints.accent) +
        circle(108, 108, 7, paints.accent),
      `translate(${fx - 270} 300)`,
    );
    const outline = s.tile(
      108,
      108,
      path(
        'M6 6A52 52 0 0 1 50 50A52 52 0 0 1 6 6ZM102 6A52 52 0 0 1 58 50A52 52 0 0 1 102 6ZM6 102A52 52 0 0 1 50 58A52 52 0 0 1 6 102ZM102 102A52 52 0 0 1 58 58A52 52 0 0 1 102 102Z',
        'none',
        { stroke: mark, 'stroke-width': 2.5, opacity: 0.55 },
      ),
      `translate(${fx - 270} 300)`,
    );
    const cx = fx + side * 270;
    const front = d`M${fx + side * 270} 300H${fx - side * 30}Q${fx + side * 10} 400 ${fx - side * 20} 500T${fx + side * 30} 700Q${fx + side * 150} 714 ${cx} 700Z`;
    const bar = 92;
    const widths = [190, 210, 180, 200, 190];
    return [
      room(s, floor, { x: x - side * 60, y: 330, r: 0 }, 150),
      rect(0, bar, 1600, 14, p.woodDark),
      repeat(5, (i) => {
        const bx = 60 + i * 330 + s.random.float(-16, 16);
        return hangingCloth(
          s,
          bx,
          bar,
          widths[i] ?? 190,
          s.random.float(240, 420) * (i === 2 ? 0.45 : 1),
          paint(i, 44),
          darker(grounds[i % 4]?.[0] ?? paints.red680, 0.3),
        );
      }),
      rect(0, 0, 1600, floor, p.room[1], { opacity: 0.34 }),
      glow(s, x - side * 40, 340, 560, p.isNight ? 0.6 : 0.5),
      pendant(s, x - side * 120, 96, 190, 480),
      pool(s, x, 880, 700, 120, 0.35),
      ellipse(fx, 862, 320, 18, paints.dark, { opacity: 0.25 }),
      [-1, 1]
        .map(
          (k) =>
            rect(fx + k * 300 - 9, 262, 18, 600, p.wood) +
            rect(fx + k * 300 - 46, 848, 92, 16, p.woodDark, { rx: 6 }),
        )
        .join(''),
      rect(fx - 330, 268, 660, 20, p.wood, { rx: 8 }),
      path(d`M${fx - 270} 284H${fx + 270}V700Q${fx + 135} 716 ${fx} 700T${fx - 270} 700Z`, white),
      path(d`M${fx - 270} 284H${fx + 270}V700Q${fx + 135} 716 ${fx} 700T${fx - 270} 700Z`, outline),
      path(front, kawung),
      path(d`M${fx - 270} 284H${fx + 270}V304H${fx - 270}Z`, darker(mark, 0.1)),
      path(
        d`M${fx - 270} 660H${fx + 270}V700Q${fx + 135} 716 ${fx} 700T${fx - 270} 700Z`,
        darker(mark, 0.1),
        { opacity: 0.9 },
      ),
      path(d`M${fx + 90} 284H${fx + 160}V708H${fx + 100}Z`, paints.dark, { opacity: 0.07 }),
      ellipse(x - side * 250, 912, 240, 20, paints.dark, { opacity: 0.28 }),
      rect(x - side * 270 - 74, 826, 148, 16, p.woodDark, { rx: 6 }),
      [-1, 1].map((k) => rect(x - side * 270 + k * 52 - 8, 838, 16, 68, p.woodDark)).join(''),
      person({
        x: x - side * 270,
        y: 1108,
        h: 630,
        skin: skins[1],
        top: s.random.pick([paints.accent, paints.teal730, paints.red520]),
        bottom: paint(0, 9),
        head: s.random.pick(['bun', 'bun', 'hijab']),
        headColour: paints.cream144,
        face: side === 1 ? 1 : -1,
        legs: 'none',
        lean: side * 8,
        left: side === 1 ? [-6, -52, 12, -50] : [-22, -68, -39, -79],
        right: side === 1 ? [22, -68, 39, -79] : [6, -52, -12, -50],
        hasLongSleeves: true,
        over:
          line(side * 37, -78, side * 47, -86, paints.brown640, 1.8) +
          circle(side * 47.5, -85.6, 2.4, paints.brown520) +
          line(side * 48, -84, side * 50.5, -82, paints.brown520, 1),
      }),
      path(
        d`M${x - side * 326} 822Q${x - side * 340} 905 ${x - side * 300} 906H${x - side * 150}Q${x - side * 120} 904 ${x - side * 132} 880Q${x - side * 150} 800 ${x - side * 190} 806L${x - side * 238} 800Q${x - side * 320} 790 ${x - side * 326} 822Z`,
        paint(0, 44),
      ),
      path(
        d`M${x - side * 270} 906Q${x - side * 200} 840 ${x - side * 190} 806Q${x - side * 150} 800 ${x - side * 132} 880Q${x - side * 120} 904 ${x - side * 150} 906Z`,
        paints.dark,
        { opacity: 0.14 },
      ),
      ellipse(x - side * 128, 906, 26, 9, darker(skins[1], 0.1)),
      waxStove(s, x - side * 40, 926),
      pottedPlant(x - side * 590, 930, 330, p.leaf, p.leafDark, paints.red680),
      sack(x + side * 560, 930, 150, 130, paints.orange290, mix(paints.blue781, paints.blue710, 0.5)),
      repeat(
        3,
        (i) =>
          rect(x + side * 420 - 60, 904 - i * 30, 120, 26, grounds[i]?.[0] ?? paints.red680, { rx: 10 }) +
          stroke(
            d`M${x + side * 420 - 50} ${917 - i * 30}H${x + side * 420 + 50}`,
            grounds[i]?.[1] ?? paints.orange270,
            3,
            { opacity: 0.7 },
          ),
      ),
    ].join('');
  },
};
