import { paints, skins } from '@beranda/brand';
import { awning, limasan, silhouette, tileRows } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { basket, fruitHeap, kerupukTin } from '../parts/goods.ts';
import { ground, treeLine } from '../parts/land.ts';
import { lantern } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { palm, pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, lighter, line, mix, path, place, rect, repeat } from '../parts/shape.ts';
import { backdrop, glow, pool } from '../parts/sky.ts';
import { becak, bicycle } from '../parts/vehicle.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A small shop with a tiled roof and folding doors, its owner sweeping the pavement. */
export const shopFront: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(430, 520),
      y: s.random.float(170, 240),
      r: s.random.float(70, 95),
    };
    const [far, middle] = p.land;
    const street = p.street;
    const back = silhouette(mix(middle, far, 0.3), p.isNight ? p.window : mix(far, p.sky[2], 0.45));
    const x = 800;
    const left = x - 410;
    const inside = p.isNight ? paints.brown672 : mix(p.woodDark, paints.accentStrong, 0.25);
    const [one, two] = s.random.pick([
      [paints.primary, paints.cream71],
      [paints.red520, paints.cream71],
      [paints.accent, paints.cream71],
    ] as const);
    const shelf = (y: number) =>
      rect(x - 110, y, 220, 9, p.woodDark) +
      repeat(6, (i) =>
        rect(x - 98 + i * 35, y - s.random.float(32, 50), 24, 60, s.random.pick(p.cloth), { rx: 4 }),
      ) +
      rect(x - 110, y, 220, 24, inside) +
      rect(x - 110, y, 220, 9, p.woodDark);
    const cloth = batik(
      s,
      s.random.pick(['kawung', 'ikat', 'parang']),
      46,
      darker(one, 0.35),
      paints.orange230,
      paints.accent,
    );
    return [
      backdrop(s, { light, horizon: 660, kawung: 140, clouds: p.isNight ? 0 : 2 }),
      treeLine(s, 640, 110, far),
      limasan(x - 610, 770, 430, back),
      limasan(x + 610, 770, 430, back),
      palm(x - side * 470, 760, 600, -side * 60, darker(middle, 0.15), middle),
      ground(770, street),
      rect(0, 770, 1600, 60, mix(street, p.wallShade, 0.3)),
      rect(left, 330, 820, 460, p.wall),
      rect(x + side * 205 - 205, 330, 410, 460, p.wallShade, { opacity: 0.35 }),
      rect(left, 740, 820, 50, mix(p.wallShade, paints.red680, 0.5)),
      path(d`M${x - 490} 350L${x - 300} 120H${x + 300}L${x + 490} 350Z`, p.roof),
      path(
        d`M${x + side * 490} 350L${x + side * 300} 120H${x + side * 80}L${x + side * 130} 350Z`,
        p.roofShade,
        { opacity: 0.6 },
      ),
      tileRows(x, 120, 350, 300, 490, 6, p.roofShade),
      rect(x - 310, 104, 620, 24, p.roofShade, { rx: 10 }),
      rect(x - 496, 342, 992, 18, p.woodDark, { rx: 6 }),
      rect(x - 150, 470, 300, 320, p.woodDark),
      rect(x - 126, 492, 252, 298, inside),
      glow(s, x, 600, 330, p.isNight ? 0.85 : 0.6),
      shelf(570),
      shelf(668),
      rect(x - 172, 470, 46, 320, one),
      rect(x + 126, 470, 46, 320, darker(one, 0.15)),
      repeat(
        7,
        (i) =>
          line(x - 166, 492 + i * 42, x - 132, 492 + i * 42, darker(one, 0.35), 4) +
          line(x + 132, 492 + i * 42, x + 166, 492 + i * 42, darker(one, 0.4), 4),
      ),
      [-1, 1]
        .map((k) => {
          const wx = x + k * 282;
          return (
            rect(wx - 98, 494, 196, 196, p.woodDark, { rx: 4 }) +
            rect(wx - 86, 506, 172, 172, p.isNight ? p.window : mix(inside, paints.accent, 0.35)) +
            (k === side
              ? hangingCloth(s, wx - 60, 506, 120, 130, cloth, darker(one, 0.5))
              : kerupukTin(wx - 40, 678, 72, one) + kerupukTin(wx + 42, 678, 72, p.cloth[2])) +
            line(wx, 506, wx, 678, p.woodDark, 6) +
            rect(wx - 106, 688, 212, 16, p.wood)
          );
        })
        .join(''),
      awning(x, 396, 780, 84, 14, one, two),
      rect(x - 394, 384, 788, 16, p.woodDark, { rx: 5 }),
      circle(x, 250, 62, lighter(p.roof, 0.85)),
      circle(x, 250, 62, 'none', { stroke: paints.accent, 'stroke-width': 8 }),
      lantern(s, x, 252, 74, 260, 0),
      rect(x - 190, 786, 380, 22, mix(p.wallShade, p.woodDark, 0.25)),
      pool(s, x, 860, 760, 150, p.isNight ? 0.42 : 0.2),
      rect(left - 20, 790, 860, 10, paints.dark, { opacity: 0.2 }),
      pottedPlant(x - side * 215, 812, 190, p.leaf, p.leafDark, paints.brown560),
      pottedPlant(x - side * 400, 816, 240, p.leaf, p.leafDark, paints.red680),
      basket(x + side * 220, 822, 130, 70, paints.orange440),
      fruitHeap(s, x + side * 220, 752, 118, paints.orange461, 3),
      ellipse(x + side * 395, 936, 190, 16, paints.dark, { opacity: 0.25 }),
      s.random.chance(0.55)
        ? place(x + side * 395, 936, 1, becak(0, 0, 400, p.cloth[0], paints.red560, paints.grey850), -side)
        : bicycle(x + side * 385, 936, 300, paints.red520, paints.grey850),
      ellipse(x - side * 170, 926, 110, 14, paints.dark, { opacity: 0.25 }),
      person({
        x: x - side * 170,
        y: 926,
        h: 380,
        skin: skins[1],
        top: one === paints.accent ? paints.primary : paints.accent,
        bottom: darker(p.cloth[4], 0.2),
        head: s.random.pick(['hijab', 'bun', 'peci']),
        headColour: s.random.pick([paints.cream71, paints.blue710, paints.grey860]),
        face: side === 1 ? 1 : -1,
        lean: side * 7,
        left: side === 1 ? [-12, -60, 10, -60] : [-16, -62, -17, -50],
        right: side === 1 ? [16, -62, 17, -50] : [12, -60, -10, -60],
        over:
          line(side * 8, -72, side * 26, -16, paints.brown670, 2) +
          path(d`M${side * 24} -20L${side * 30} -18L${side * 41} 1H${side * 19}Z`, paints.orange362),
      }),
    ].join('');
  },
};
