import { paints, skins } from '@beranda/brand';
import { awning, joglo, silhouette } from '../parts/building.ts';
import { basket, bowl, crate, fruitHeap, kerupukTin, mound, parcel, sack } from '../parts/goods.ts';
import { contours, ground, hills, treeLine, volcano } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { letters } from '../parts/lettering.ts';
import { banknote, coinStack } from '../parts/money.ts';
import { clipboard, tick } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { palm, tuft } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  group,
  lighter,
  line,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, glow, pool, room } from '../parts/sky.ts';
import { codeStand, cup, priceTag, shelf, speaker } from '../parts/stall.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import { ANY, OUTDOOR, type Scenes } from './scene.ts';

/** A sheaf of ripe rice, bound in the middle; `y` is its foot. */
function sheaf(x: number, y: number, h: number): string {
  return (
    repeat(7, (i) => {
      const k = i - 3;
      return stroke(
        d`M${x + k * h * 0.05} ${y}Q${x + k * h * 0.02} ${y - h * 0.5} ${x + k * h * 0.1} ${y - h * 0.86}Q${x + k * h * 0.14} ${y - h} ${x + k * h * 0.2} ${y - h * 0.86}`,
        i % 2 === 0 ? paints.orange401 : paints.orange370,
        h * 0.055,
      );
    }) + rect(x - h * 0.16, y - h * 0.46, h * 0.32, h * 0.07, paints.red590, { rx: h * 0.03 })
  );
}

export const work: Scenes = {
  /** Farmers cut the ripe rice. */
  harvest: {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const sickle = stroke('M0 0C8 -4 14 -2 16 6', paints.grey250, 1.8);
      const cutter = (x: number, y: number, h: number, top: string, face: 1 | -1, skin: string) =>
        person({
          x,
          y,
          h,
          skin,
          top,
          bottom: paints.blue781,
          head: 'caping',
          face,
          legs: 'trousers',
          long: true,
          lean: face * 16,
          left: face === 1 ? [-12, -62, 2, -50] : [-16, -64, -24, -52],
          right: face === 1 ? [16, -64, 24, -52] : [12, -62, -2, -50],
          over: group(`translate(${face * 24} -52) scale(${face} 1)`, sickle),
        });
      return [
        backdrop(s, {
          light: { x: 800 + side * 420, y: 230, r: 96 },
          horizon: 560,
          kawung: 150,
          clouds: p.night ? 0 : 2,
        }),
        volcano(800 - side * 360, 590, 900, 360, p.land[0], lighter(p.land[0], 0.2), '', side),
        treeLine(s, 590, 60, p.land[1]),
        ground(590, paints.orange410),
        contours(s, 620, 5, 30, paints.orange580, 0.45),
        repeat(26, (i) =>
          tuft(30 + i * 62, 720 + (i % 3) * 14, 90, i % 2 === 0 ? paints.orange470 : paints.orange401),
        ),
        ground(730, paints.orange401),
        cutter(560, 850, 420, paints.red520, 1, skins[2]),
        cutter(1120, 840, 400, paints.primary, -1, skins[1]),
        repeat(30, (i) =>
          tuft(
            20 + i * 56,
            900 + (i % 4) * 12,
            110,
            [paints.orange370, paints.orange470, paints.orange381][i % 3] ?? paints.orange370,
          ),
        ),
        ground(905, paints.orange470),
        [220, 360, 830, 1400].map((x, i) => sheaf(x, 960 + (i % 2) * 10, 210)).join(''),
        birds(s, 700, 170, 4, darker(p.land[1], 0.3)),
      ].join('');
    },
  },

  /** A furniture maker planes a chair's leg in his workshop. */
  workshop: {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const light = lighter(p.wood, 0.25);
      return [
        room(s, 800, { x: 800, y: 320, r: 0 }),
        view(s, x(-480) - 140, 150, 280, 300),
        rect(x(330) - 250, 150, 500, 270, darker(p.wood, 0.3), { rx: 8 }),
        [-180, -90, 0, 90, 180]
          .map((k, i) => {
            const tx = x(330) + k;
            return i % 2 === 0
              ? rect(tx - 7, 180, 14, 150, paints.orange430, { rx: 6 }) +
                  path(d`M${tx - 34} 330H${tx + 34}V370H${tx - 34}Z`, paints.grey400)
              : path(d`M${tx - 24} 190H${tx + 24}L${tx + 8} 360H${tx - 8}Z`, paints.grey250) +
                  rect(tx - 16, 176, 32, 40, paints.red590, { rx: 8 });
          })
          .join(''),
        pendant(s, 800, 40, 220, 480),
        person({
          x: x(-60),
          y: 1060,
          h: 860,
          skin: skins[2],
          top: s.random.pick([paints.primary, paints.blue710]),
          bottom: paints.grey740,
          head: 'udeng',
          headColour: paints.accent,
          face: side === 1 ? 1 : -1,
          legs: 'none',
          apron: paints.orange330,
          lean: side * 6,
          left: side === 1 ? [-10, -62, 12, -52] : [-18, -62, -28, -54],
          right: side === 1 ? [18, -62, 28, -54] : [10, -62, -12, -52],
        }),
        rect(150, 700, 1300, 50, light),
        rect(150, 750, 1300, 20, paints.dark, { opacity: 0.25 }),
        [230, 1310].map((k) => rect(k, 750, 60, 250, p.wood)).join(''),
        rect(x(200) - 300, 664, 600, 36, paints.orange362, { rx: 6 }),
        path(d`M${x(170) - 80} 664V620q0 -20 20 -20h120q20 0 20 20V664Z`, p.woodDark) +
          rect(x(170) - 20, 580, 40, 24, p.woodDark, { rx: 8 }),
        repeat(4, (i) =>
          stroke(d`M${x(330 + i * 50)} ${654 - (i % 2) * 10}q30 -40 46 -8t-20 12`, paints.orange200, 8),
        ),
        repeat(5, (i) =>
          stroke(d`M${x(-200 + i * 90)} ${960 - (i % 2) * 16}q30 -40 46 -8t-20 12`, paints.orange230, 9),
        ),
        group(
          `translate(${x(-430)} 700)`,
          rect(-14, -190, 20, 190, paints.orange362) +
            rect(96, -190, 20, 190, paints.orange362) +
            rect(-30, -120, 160, 26, paints.orange362, { rx: 8 }) +
            rect(-20, -330, 18, 210, paints.orange362) +
            rect(108, -330, 18, 210, paints.orange362) +
            repeat(2, (i) => rect(-20, -310 + i * 80, 140, 26, paints.orange362, { rx: 8 })),
        ),
      ].join('');
    },
  },

  /** A shop's stock on its shelves, counted with a list. */
  'stock-count': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const tones = s.random.shuffle([
        paints.red520,
        paints.accent,
        paints.primary,
        paints.orange290,
        paints.blue710,
        paints.cream71,
      ]);
      const tone = (i: number) => tones[i % tones.length] ?? paints.accent;
      const boards = [330, 560, 790];
      return [
        room(s, 900, { x: x(-150), y: 380, r: 0 }),
        shelf(x(-130) - 560, 110, 1120, 930, boards, p.wood),
        boards
          .map((y, r) =>
            repeat(7, (i) => {
              const cx = x(-130) - 480 + i * 158;
              const kind = (i * 2 + r) % 4;
              if (kind === 0) return kerupukTin(cx, y, 106, tone(i + r));
              if (kind === 1)
                return (
                  rect(cx - 54, y - 130, 48, 130, tone(i + 2), { rx: 12 }) +
                  rect(cx + 6, y - 130, 48, 130, tone(i + 2), { rx: 12 }) +
                  rect(cx - 54, y - 90, 48, 44, paints.cream20) +
                  rect(cx + 6, y - 90, 48, 44, paints.cream20)
                );
              if (kind === 2) return parcel(cx, y, 118, 96, paints.orange430, tone(i));
              return sack(cx, y, 116, 120, paints.orange290, tone(i + 1));
            }),
          )
          .join(''),
        person({
          x: x(430),
          y: 1140,
          h: 860,
          skin: skins[1],
          top: paints.teal710,
          bottom: paints.blue781,
          head: 'hijab',
          headColour: paints.accent,
          face: side === 1 ? -1 : 1,
          legs: 'none',
          long: true,
          left: [-16, -60, -5, -55],
          right: [16, -60, 5, -55],
          over:
            group(
              'translate(0 -60) rotate(-6) scale(0.036)',
              clipboard(
                560,
                680,
                paints.brown711,
                paints.white,
                repeat(
                  4,
                  (i) =>
                    tick(-170, -160 + i * 110, 60, paints.green670, 16) +
                    rect(-90, -180 + i * 110, 270, 36, paints.grey400, { rx: 16 }),
                ),
              ),
            ) +
            circle(-8, -55, 2.6, skins[1]) +
            circle(8, -54, 2.6, skins[1]),
        }),
      ].join('');
    },
  },

  /** An open cash drawer that is nearly empty, with unpaid slips above. */
  'cash-drawer': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      return [
        tabletop(s, 800, 380),
        [0, 1, 2, 3]
          .map((i) =>
            group(
              `translate(${440 + i * 240} ${290 + (i % 2) * 26}) rotate(${(i % 2 === 0 ? -1 : 1) * 4})`,
              rect(-84, -130, 180, 300, paints.dark, { rx: 6, opacity: 0.18 }) +
                rect(-92, -142, 180, 300, paperOf(s), { rx: 6 }) +
                rect(-66, -108, 128, 18, paints.red590, { rx: 8 }) +
                repeat(4, (j) => rect(-66, -64 + j * 38, j === 3 ? 70 : 128, 12, paints.grey250, { rx: 6 })) +
                letters('Rp', -64, 132, 34, paints.grey500) +
                circle(0, -142, 12, paints.red522),
            ),
          )
          .join(''),
        line(300, 150, 1300, 150, p.woodDark, 8),
        shadow(800, STANDING + 60, 560),
        path('M280 560H1320L1400 820H200Z', darker(p.woodDark, 0.35)),
        [0, 1, 2, 3]
          .map((i) =>
            path(
              d`M${320 + i * 246} 590H${548 + i * 240}L${572 + i * 268} 790H${256 + i * 274}Z`,
              darker(p.woodDark, 0.6),
            ),
          )
          .join(''),
        group('translate(400 700) rotate(-4)', banknote(200, paints.teal410)),
        coinStack(950, 770, 90, 2),
        path('M200 820H1400V930q0 20 -20 20H220q-20 0 -20 -20Z', p.woodDark),
        rect(200, 820, 1200, 14, lighter(p.woodDark, 0.25)),
        rect(690, 868, 220, 34, paints.orange410, { rx: 17 }),
      ].join('');
    },
  },

  /** Snacks in bowls with price tags, and the scales that weigh their cost. */
  'price-tags': {
    moods: ANY,
    draw(s) {
      const tags = [paints.accent, paints.cream71, paints.red520];
      const prices = ['5.000', '12.000', '8.500'];
      return [
        tabletop(s),
        [0, 1, 2]
          .map((i) => {
            const x = 340 + i * 460;
            const food = [paints.orange381, paints.red521, paints.green560][i] ?? paints.accent;
            return (
              shadow(x, STANDING + 44, 200) +
              mound(x, STANDING - 90, 300, 130, food) +
              repeat(5, (j) =>
                circle(
                  x - 90 + j * 44,
                  STANDING - 110 - (j % 2) * 46,
                  34,
                  j % 2 === 0 ? lighter(food, 0.2) : darker(food, 0.08),
                ),
              ) +
              bowl(x, STANDING + 40, 390, paints.cream30, darker(food, 0.1)) +
              priceTag(x, 330, 320, tags[i] ?? paints.accent) +
              letters(prices[i] ?? '', x, 450, 60, i === 2 ? paints.cream20 : paints.foreground, 'middle')
            );
          })
          .join(''),
      ].join('');
    },
  },

  /** A code on a coffee stall's counter, with the loudspeaker that says what was paid. */
  'code-stand': {
    moods: ANY,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const [one, two] = s.random.pick([
        [paints.red520, paints.cream71],
        [paints.primary, paints.cream71],
      ] as const);
      return [
        tabletop(s, x(-60), 460),
        awning(800, -40, 1500, 130, 14, one, two),
        shadow(x(-60), STANDING + 10, 260),
        codeStand(s, x(-60), STANDING + 10, 430, paperOf(s), s.palette.woodDark),
        shadow(x(340), STANDING + 26, 130),
        speaker(x(340), STANDING + 24, 230, paints.foreground),
        cup(x(-470), STANDING + 40, 250, paints.cream20),
        cup(x(-650), STANDING - 10, 180, paints.primary),
      ].join('');
    },
  },

  /** A coffee stall in the evening: the maker pours, a guest waits. */
  'coffee-stall': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const back = silhouette(
        mix(p.land[1], p.land[0], 0.35),
        p.night ? p.window : mix(p.land[0], p.sky[2], 0.5),
      );
      return [
        backdrop(s, { light: { x: x(540), y: 200, r: 80 }, horizon: 640, kawung: 140 }),
        treeLine(s, 640, 90, p.land[0]),
        joglo(x(590), 720, 420, back, false),
        ground(710, p.street),
        rect(310, 250, 980, 520, p.night ? darker(p.woodDark, 0.2) : darker(p.land[2], 0.1)),
        glow(s, 800, 420, 460, 0.7),
        shelf(390, 330, 820, 560, [440, 550], p.wood),
        [440, 550]
          .map((y, r) =>
            repeat(9, (i) =>
              rect(
                420 + i * 88,
                y - 74,
                54,
                74,
                [paints.brown671, paints.cream71, paints.accent][(i + r) % 3] ?? paints.accent,
                { rx: 8 },
              ),
            ),
          )
          .join(''),
        pendant(s, x(-200), 250, 150, 0, 200),
        pendant(s, x(220), 250, 150, 0, 200),
        person({
          x: x(120),
          y: 980,
          h: 600,
          skin: skins[2],
          top: paints.teal710,
          bottom: paints.dark,
          head: 'cap',
          headColour: paints.accent,
          face: side === 1 ? -1 : 1,
          legs: 'none',
          apron: paints.brown671,
          left: side === 1 ? [-18, -68, -22, -82] : [-14, -62, -6, -54],
          right: side === 1 ? [14, -62, 6, -54] : [18, -68, 22, -82],
          over: group(
            `translate(${-side * 22} -84)`,
            path('M-5 0L5 0L4 9H-4Z', paints.grey250) +
              stroke(d`M${-side * 4} 1Q${-side * 8} 10 ${-side * 7} 27`, paints.brown671, 1.2),
          ),
        }),
        rect(260, 720, 1080, 34, lighter(p.wood, 0.15)),
        rect(280, 754, 1040, 190, p.wood),
        repeat(7, (i) => rect(296 + i * 146, 772, 128, 156, paints.dark, { rx: 6, opacity: 0.13 })),
        cup(x(-20), 724, 110),
        cup(x(-420), 724, 110),
        codeStand(s, x(400), 722, 120, paperOf(s), p.woodDark),
        awning(800, 170, 1080, 120, 12, paints.red520, paints.cream71),
        person({
          x: x(-420),
          y: 970,
          h: 560,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.blue781,
          head: 'hijab',
          headColour: paints.cream71,
          face: side === 1 ? 1 : -1,
          legs: 'skirt',
          long: true,
          left: side === 1 ? ARM.downLeft : [-16, -66, -26, -66],
          right: side === 1 ? [16, -66, 26, -66] : ARM.downRight,
        }),
        cup(x(-275), 614, 84, paints.cream20),
      ].join('');
    },
  },

  /** Goods on a warehouse's pallets with a forklift: paid before the bill is due. */
  warehouse: {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const pallet = (px: number, y: number, rows: number, columns: number) =>
        rect(px - columns * 55 - 10, y - 20, columns * 110 + 20, 20, p.woodDark) +
        repeat(rows, (r) =>
          repeat(columns, (c) =>
            sack(
              px - ((columns - 1) / 2 - c) * 108,
              y - 20 - r * 84,
              112,
              92,
              (r + c) % 2 === 0 ? paints.orange290 : paints.cream142,
              paints.orange310,
            ),
          ),
        );
      const cab = paints.accent;
      return [
        plainWall(s, 800, 420),
        path('M0 0H1600V120L800 30L0 120Z', darker(p.woodDark, 0.3)),
        repeat(5, (i) => rect(140 + i * 330, 60, 18, 760, darker(p.room[1], 0.25))),
        ground(810, p.street),
        pallet(x(420), 830, 5, 4),
        shadow(x(-330), 920, 420),
        place(
          x(-300),
          915,
          1,
          rect(180, -560, 30, 560, paints.grey850) +
            rect(190, -120, 280, 22, paints.grey670) +
            rect(-260, -260, 420, 190, cab, { rx: 26 }) +
            rect(60, -260, 100, 190, paints.dark, { rx: 26, opacity: 0.13 }) +
            stroke('M-200 -260V-480H60L130 -260', paints.grey850, 22) +
            circle(-170, -60, 70, paints.grey901) +
            circle(-170, -60, 32, paints.grey400) +
            circle(110, -60, 70, paints.grey901) +
            circle(110, -60, 32, paints.grey400),
          side,
        ),
        pallet(x(30), 800, 3, 2),
        person({
          x: x(-350),
          y: 850,
          h: 420,
          skin: skins[2],
          top: paints.primary,
          bottom: paints.primary,
          head: 'cap',
          headColour: paints.red520,
          face: side === 1 ? 1 : -1,
          legs: 'none',
          left: [-14, -64, -22, -60],
          right: [14, -64, 22, -60],
        }),
        rect(x(-330) - 240, 690, 380, 30, cab, { rx: 12 }),
      ].join('');
    },
  },

  /** Baskets of fish on the quay, weighed before they are sold. */
  'fish-auction': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const fish = (fx: number, fy: number, w: number, tone: string, angle: number) =>
        group(
          `translate(${fx} ${fy}) rotate(${angle})`,
          ellipse(0, 0, w * 0.5, w * 0.17, tone) +
            path(d`M${w * 0.4} 0L${w * 0.66} ${-w * 0.17}V${w * 0.17}Z`, tone) +
            ellipse(0, w * 0.05, w * 0.4, w * 0.08, paints.cream71, { opacity: 0.6 }) +
            circle(-w * 0.34, -w * 0.03, w * 0.026, paints.dark),
        );
      const heap = (hx: number, hy: number) =>
        repeat(9, (i) =>
          fish(
            hx - 110 + ((i * 53) % 220),
            hy - 10 - Math.floor(i / 3) * 30,
            120,
            [paints.teal410, paints.teal280, paints.blue692][i % 3] ?? paints.teal410,
            (i % 3) * 14 - 14,
          ),
        );
      return [
        backdrop(s, {
          light: { x: x(420), y: 230, r: 92 },
          horizon: 520,
          kawung: 150,
          clouds: p.night ? 0 : 2,
        }),
        rect(0, 520, 1600, 480, p.water[0]),
        repeat(5, (i) =>
          rect(x(420) - 130 + i * 20, 546 + i * 26, 260 - i * 40, 8, p.sun, { rx: 4, opacity: 0.6 }),
        ),
        hills(s, 505, 26, p.land[0], 3),
        rect(0, 540, 1600, 180, p.water[1], { opacity: 0.55 }),
        path(d`M${x(-120)} 560q180 90 480 0l-60 92h-350Z`, paints.red520) +
          line(x(120), 570, x(120), 330, p.woodDark, 12) +
          path(d`M${x(120)} 340L${x(300)} 540H${x(120)}Z`, paints.cream71),
        ground(720, p.street),
        repeat(8, (i) => rect(i * 210, 720, 6, 280, paints.dark, { opacity: 0.14 })),
        line(x(-420), 250, x(-420), 900, p.woodDark, 22),
        line(x(-430), 262, x(-180), 262, p.woodDark, 18),
        circle(x(-200), 340, 74, paints.cream20) +
          circle(x(-200), 340, 74, 'none', { stroke: paints.red520, 'stroke-width': 12 }) +
          line(x(-200), 340, x(-170), 296, paints.dark, 8),
        line(x(-200), 414, x(-200), 480, paints.grey500, 8),
        heap(x(-200), 520),
        basket(x(-200), 640, 250, 130, paints.orange440),
        person({
          x: x(-470),
          y: 950,
          h: 560,
          skin: skins[3],
          top: paints.primary,
          bottom: paints.blue781,
          head: 'caping',
          face: side === 1 ? 1 : -1,
          legs: 'trousers',
          left: side === 1 ? ARM.downLeft : [-18, -68, -30, -66],
          right: side === 1 ? [18, -68, 30, -66] : ARM.downRight,
        }),
        [120, 430].map((k) => heap(x(k), 820) + basket(x(k), 930, 270, 130, paints.orange430)).join(''),
        person({
          x: x(620),
          y: 960,
          h: 540,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.red680,
          head: 'hijab',
          headColour: paints.cream71,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          long: true,
        }),
      ].join('');
    },
  },

  /** Water runs again through a channel between the rice fields. */
  'water-channel': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        backdrop(s, {
          light: { x: x(430), y: 210, r: 88 },
          horizon: 540,
          kawung: 150,
          clouds: p.night ? 0 : 2,
        }),
        volcano(x(-300), 560, 900, 340, p.land[0], lighter(p.land[0], 0.2), '', side),
        palm(x(-640), 640, 420, -side * 30, p.leafDark, p.woodDark, p.leaf),
        ground(560, p.land[1]),
        contours(s, 590, 4, 26, lighter(p.land[1], 0.3), 0.6),
        ground(700, p.land[2]),
        repeat(14, (i) => tuft(40 + i * 116, 720 + (i % 2) * 20, 70, p.leaf)),
        path(
          d`M${x(60)} 560C${x(40)} 660 ${x(300)} 720 ${x(120)} 1000H${x(-520)}C${x(-240)} 780 ${x(0)} 680 ${x(10)} 560Z`,
          paints.brown410,
        ),
        path(
          d`M${x(52)} 560C${x(30)} 670 ${x(250)} 730 ${x(60)} 1000H${x(-430)}C${x(-190)} 790 ${x(10)} 680 ${x(20)} 560Z`,
          p.water[0],
        ),
        repeat(4, (i) =>
          stroke(
            d`M${x(-270 + i * 80)} ${960 - i * 70}q${side * 60} ${-20} ${side * 110} ${-70}`,
            paints.cream20,
            7,
            { opacity: 0.6 },
          ),
        ),
        rect(x(20) - 130, 470, 260, 30, paints.brown410, { rx: 8 }),
        [-130, 96].map((k) => rect(x(20) + k, 470, 34, 150, paints.brown561)).join(''),
        circle(x(20), 450, 34, 'none', { stroke: paints.red590, 'stroke-width': 12 }),
        person({
          x: x(380),
          y: 900,
          h: 440,
          skin: skins[2],
          top: paints.red520,
          bottom: paints.blue781,
          head: 'caping',
          face: side === 1 ? -1 : 1,
          legs: 'trousers',
          left: [-17, -64, -20, -50],
          right: ARM.hipRight,
        }),
        person({
          x: x(540),
          y: 930,
          h: 450,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.primary,
          head: 'udeng',
          headColour: paints.cream71,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          left: ARM.downLeft,
          right: ARM.downRight,
        }),
        crate(x(640), 960, 150, 90, paints.orange362),
        fruitHeap(s, x(640), 872, 130, paints.green560, 2),
        pool(s, x(0), 980, 500, 60, 0.2),
      ].join('');
    },
  },

  /** The bank's jubilee: a cake with lights, and the years it has stood. */
  jubilee: {
    moods: ANY,
    draw(s) {
      const tier = (y: number, w: number, h: number, tone: string, trim: string) =>
        rect(800 - w / 2, y - h, w, h, tone, { rx: 18 }) +
        rect(800 + w * 0.2, y - h, w * 0.3, h, paints.dark, { rx: 18, opacity: 0.1 }) +
        repeat(Math.round(w / 60), (i) => ellipse(800 - w / 2 + 30 + i * 60, y - h + 10, 32, 24, trim));
      return [
        tabletop(s, 800, 460),
        shadow(800, STANDING + 44, 420),
        ellipse(800, STANDING + 20, 430, 40, paints.cream20),
        tier(STANDING + 10, 720, 200, paints.primary, paints.cream20),
        tier(STANDING - 180, 520, 180, paints.cream71, paints.accent),
        letters('35', 800, STANDING - 214, 120, paints.accentStrong, 'middle'),
        repeat(
          5,
          (i) =>
            rect(
              800 - 170 + i * 85 - 9,
              STANDING - 450,
              18,
              96,
              i % 2 === 0 ? paints.red520 : paints.primary,
              { rx: 6 },
            ) +
            path(d`M${800 - 170 + i * 85} ${STANDING - 510}q26 40 0 58q-26 -18 0 -58Z`, paints.accent) +
            glow(s, 800 - 170 + i * 85, STANDING - 480, 90, 0.6),
        ),
        [-1, 1]
          .map(
            (k) =>
              stroke(d`M${800 + k * 800} 60Q${800 + k * 420} 260 800 110`, s.palette.woodDark, 5) +
              repeat(6, (i) =>
                path(
                  d`M${800 + k * (90 + i * 120)} ${128 + i * (i < 4 ? 12 : -8)}l34 0l-17 52Z`,
                  [paints.accent, paints.red520, paints.primary][i % 3] ?? paints.accent,
                ),
              ),
          )
          .join(''),
      ].join('');
    },
  },
};
