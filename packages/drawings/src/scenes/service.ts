import { paints, skins } from '@beranda/brand';
import { silhouette } from '../parts/building.ts';
import { kawungPaint } from '../parts/cloth.ts';
import { ground, skyline, treeLine } from '../parts/land.ts';
import { lantern } from '../parts/lantern.ts';
import { amountBar, letters } from '../parts/lettering.ts';
import { banknote, coinStack } from '../parts/money.ts';
import { bars, ledgerRows, notebook, tick, trend } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { bush, pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, group, lighter, mix, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, birds, glow, pool, room } from '../parts/sky.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, OUTDOOR, type Scenes } from './scene.ts';

const staff = { top: paints.primary, bottom: paints.primary, hasLongSleeves: true, legs: 'none' } as const;

/** The outline of a ticket with a notch on each side. */
const TICKET =
  'M-420 -220H420q30 0 30 30V-60a60 60 0 0 0 0 120V190q0 30 -30 30H-420q-30 0 -30 -30V60a60 60 0 0 0 0 -120V-190q0 -30 30 -30Z';

export const serviceScenes: Scenes = {
  /** The counter of a branch: an officer behind the glass, a customer before it. */
  'branch-counter': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        room(s, 820, { x: 800, y: 320, r: 0 }),
        rect(0, 90, 1600, 90, p.woodDark),
        rect(0, 90, 1600, 90, kawungPaint(s, 90, paints.accent, 0, 0.2), { opacity: 0.5 }),
        lantern(s, 800, 280, 150, 180, 1.6),
        [-520, 520]
          .map(
            (k) =>
              rect(x(k) - 96, 270, 192, 130, paints.dark, { rx: 12 }) +
              letters(k > 0 ? 'B07' : 'A12', x(k), 356, 66, paints.accent, 'middle'),
          )
          .join(''),
        person({
          ...staff,
          x: x(150),
          y: 1010,
          h: 720,
          skin: skins[1],
          head: 'hijab',
          headColour: paints.accent,
          face: side === 1 ? -1 : 1,
          left: side === 1 ? [-17, -62, -24, -53] : ARM.foldLeft,
          right: side === 1 ? ARM.foldRight : [17, -62, 24, -53],
        }),
        rect(0, 640, 1600, 34, lighter(p.wood, 0.15)),
        rect(0, 674, 1600, 260, p.wood),
        repeat(9, (i) => rect(20 + i * 180, 700, 150, 208, paints.dark, { rx: 8, opacity: 0.12 })),
        rect(x(330) - 80, 560, 160, 82, paints.grey850, { rx: 8 }) +
          rect(x(330) - 20, 636, 40, 12, paints.grey850),
        rect(x(10) - 62, 622, 124, 18, paints.cream20, { rx: 4 }),
        rect(0, 934, 1600, 66, darker(p.room[2], 0.2)),
        person({
          x: x(-230),
          y: 1210,
          h: 900,
          skin: skins[2],
          top: s.random.pick([paints.red520, paints.blue710]),
          bottom: paints.blue781,
          head: 'peci',
          face: side === 1 ? 1 : -1,
          legs: 'trousers',
          left: side === 1 ? ARM.downLeft : [-17, -64, -26, -64],
          right: side === 1 ? [17, -64, 26, -64] : ARM.downRight,
        }),
      ].join('');
    },
  },

  /** A cash machine with somebody at it. */
  'cash-machine': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const screen = p.isNight ? paints.teal510 : paints.teal710;
      return [
        plainWall(s, x(120), 420),
        ground(900, p.street),
        rect(x(120) - 260, 110, 520, 110, paints.primary, { rx: 18 }),
        letters('ATM', x(120), 196, 88, paints.cream20, 'middle'),
        rect(x(120) - 240, 220, 480, 690, paints.blue782, { rx: 16 }),
        rect(x(120) + 130, 220, 110, 690, paints.dark, { rx: 16, opacity: 0.15 }),
        rect(x(120) - 180, 270, 360, 240, paints.dark, { rx: 14 }),
        rect(x(120) - 160, 290, 320, 200, screen, { rx: 8 }),
        amountBar('Rp', x(120), 384, 50, 250, paints.cream20, 'middle'),
        rect(x(120) - 90, 420, 180, 34, paints.accent, { rx: 17 }),
        rect(x(120) - 190, 540, 380, 140, lighter(paints.blue782, 0.12), { rx: 10 }),
        repeat(12, (i) =>
          rect(
            x(120) - 170 + (i % 4) * 46,
            556 + Math.floor(i / 4) * 38,
            36,
            28,
            i % 4 === 3 ? paints.accent : paints.cream71,
            { rx: 6 },
          ),
        ),
        rect(x(120) + 50, 570, 110, 18, paints.dark, { rx: 6 }) +
          rect(x(120) + 70, 590, 70, 12, paints.green540, { rx: 6 }),
        rect(x(120) - 140, 720, 280, 40, paints.dark, { rx: 10 }),
        rect(x(120) - 110, 736, 220, 70, paints.red270, { rx: 4 }) + circle(x(120), 770, 20, paints.cream71),
        glow(s, x(120), 400, 330, 0.4),
        shadow(x(-300), 950, 190),
        person({
          x: x(-290),
          y: 950,
          h: 700,
          skin: skins[1],
          top: s.random.pick([paints.accent, paints.red520]),
          bottom: paints.blue781,
          head: 'long',
          face: side === 1 ? 1 : -1,
          legs: 'trousers',
          left: side === 1 ? ARM.downLeft : [-17, -68, -28, -70],
          right: side === 1 ? [17, -68, 28, -70] : ARM.downRight,
        }),
        pottedPlant(x(560), 930, 330, p.leaf, p.leafDark, paints.brown560),
      ].join('');
    },
  },

  /** A complaint's number on a ticket, with the steps that it passes. */
  'numbered-ticket': {
    moods: ALL_MOODS,
    draw(s) {
      const tone = s.palette.name === 'sea' ? paints.red590 : paints.primary;
      const digits = s.random.pick(['1047', '2318', '0926']);
      return [
        plainWall(s, 800, 430),
        group(
          'translate(800 410) rotate(-5)',
          path(TICKET, paints.dark, { transform: 'translate(12 14)', opacity: 0.2 }) +
            path(TICKET, paperOf(s)) +
            stroke('M180 -200V200', paints.grey400, 6, { 'stroke-dasharray': '4 22' }) +
            path('M-380 -160h34c16 22 16 60 0 82h-34c-16 -22 -16 -60 0 -82Z', paints.accent) +
            rect(-300, -136, 250, 32, paints.grey400, { rx: 12 }) +
            letters(digits, -380, 110, 190, tone) +
            repeat(9, (i) => rect(206 + i * 20, -140, i % 3 === 0 ? 12 : 6, 280, paints.foreground)),
        ),
        stroke('M300 830H1300', s.palette.isNight ? paints.grey400 : paints.grey500, 12),
        stroke('M300 830H800', paints.green670, 12),
        repeat(4, (i) => {
          const x = 300 + i * 333;
          const done = i < 2;
          return (
            circle(x, 830, 54, done ? paints.green670 : i === 2 ? paints.accent : paints.grey400) +
            (done ? tick(x, 830, 50, paints.white, 13) : circle(x, 830, 18, paints.cream20))
          );
        }),
      ].join('');
    },
  },

  /** An adviser and a shop owner over the books. */
  consultation: {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const shop = s.random.pick([paints.red520, paints.accent]);
      return [
        room(s, 800, { x: 800, y: 300, r: 0 }),
        rect(560, 110, 480, 330, p.woodDark, { rx: 10 }) +
          rect(576, 126, 448, 298, paints.cream71) +
          bars(620, 390, 360, 210, [0.4, 0.55, 0.7, 0.95], paints.primary, paints.accent),
        pottedPlant(800 + side * 660, 830, 400, p.leaf, p.leafDark, paints.brown560),
        person({
          ...staff,
          legs: 'skirt',
          x: 800 - side * 340,
          y: 1090,
          h: 820,
          skin: skins[1],
          head: 'hijab',
          headColour: paints.accent,
          face: side === 1 ? 1 : -1,
          left: side === 1 ? ARM.foldLeft : [-16, -62, -24, -56],
          right: side === 1 ? [16, -62, 24, -56] : ARM.foldRight,
        }),
        person({
          x: 800 + side * 340,
          y: 1090,
          h: 830,
          skin: skins[2],
          top: shop,
          bottom: shop,
          head: 'cap',
          headColour: paints.blue710,
          face: side === 1 ? -1 : 1,
          legs: 'trousers',
          apron: paints.cream71,
          left: side === 1 ? [-16, -62, -22, -55] : ARM.downLeft,
          right: side === 1 ? ARM.downRight : [16, -62, 22, -55],
        }),
        rect(130, 800, 1340, 200, p.wood, { rx: 12 }),
        rect(130, 800, 1340, 14, lighter(p.wood, 0.25)),
        pool(s, 800, 850, 560, 60, 0.35),
        group(
          'translate(800 836) scale(0.84)',
          notebook(
            640,
            250,
            paints.red590,
            paints.white,
            ledgerRows(-290, -96, 250, 3, 52, paints.primary),
            trend(50, 90, 230, 170, [0.2, 0.35, 0.5, 0.9], paints.accentStrong, 9),
          ),
        ),
      ].join('');
    },
  },

  /** Weekend travel: a suitcase, a passport, and foreign notes. */
  'travel-money': {
    moods: ALL_MOODS,
    draw(s) {
      const tone = s.random.pick([paints.red590, paints.primary]);
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        tabletop(s, x(-120), 440),
        stroke(
          `M${x(520)} 330C${x(300)} 120 ${x(-100)} 90 ${x(-480)} 190`,
          s.palette.isNight ? paints.cream71 : paints.foreground,
          8,
          { 'stroke-dasharray': '2 28' },
        ),
        place(
          x(560),
          350,
          0.9,
          group(
            `rotate(${24})`,
            path(
              'M-110 10L-30 0L-70 -70L-40 -76L40 -12L96 -20q30 -4 30 14t-30 20L-30 36L-64 76L-90 76L-76 30L-120 40Z',
              paints.cream20,
            ),
          ),
          side,
        ),
        shadow(x(-160), STANDING + 24, 330),
        stroke(d`M${x(-160) - 90} 420V330q0 -26 26 -26h128q26 0 26 26V420`, s.palette.woodDark, 26),
        rect(x(-160) - 310, 400, 620, 460, tone, { rx: 44 }),
        rect(x(-160) + 150, 400, 160, 460, paints.dark, { rx: 44, opacity: 0.13 }),
        [-200, 150].map((k) => rect(x(-160) + k, 400, 50, 460, paints.orange430)).join(''),
        [-190, 160].map((k) => rect(x(-160) + k, 600, 30, 50, paints.orange251, { rx: 6 })).join(''),
        circle(x(-160), 640, 66, paints.cream71) +
          path(
            `M${x(-160)} 596L${x(-160) + 12} 628L${x(-160) + 44} 640L${x(-160) + 12} 652L${x(-160)} 684L${x(-160) - 12} 652L${x(-160) - 44} 640L${x(-160) - 12} 628Z`,
            paints.accentStrong,
          ),
        group(`translate(${x(380)} 800) rotate(${-12 * side})`, banknote(330, paints.green540)),
        group(`translate(${x(410)} 830) rotate(${8 * side})`, banknote(330, paints.blue710)),
        group(
          `translate(${x(330)} 730) rotate(${side * 14})`,
          rect(-100, -140, 200, 280, paints.blue780, { rx: 14 }) +
            circle(0, -30, 48, 'none', { stroke: paints.accent, 'stroke-width': 8 }) +
            stroke('M-48 -30H48M0 -78V18', paints.accent, 6) +
            rect(-56, 60, 112, 16, paints.accent, { rx: 8 }),
        ),
        coinStack(x(600), 900, 100, 3),
      ].join('');
    },
  },

  /** Young people on their first day before the bank's tower. */
  'first-day': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const tower = p.isNight
        ? mix(p.wallShade, paints.dark, 0.35)
        : mix(paints.primary, paints.teal200, 0.3);
      const back = silhouette(mix(p.land[0], p.sky[2], 0.3), p.window);
      const bag = (colour: string) =>
        path('M9 -47H23V-34H9Z', colour) + stroke('M13 -47V-49.6H19V-47', colour, 1.4);
      return [
        backdrop(s, {
          light: { x: 800 - side * 500, y: 210, r: 90 },
          horizon: 660,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        skyline(s, 720, 140, 380, back.wall, p.isNight ? p.window : ''),
        rect(800 + side * 250 - 220, 110, 440, 700, tower),
        rect(800 + side * 250 + 60, 110, 160, 700, paints.dark, { opacity: 0.14 }),
        repeat(7, (row) =>
          repeat(5, (i) =>
            rect(
              800 + side * 250 - 190 + i * 80,
              210 + row * 74,
              56,
              46,
              (row * 3 + i * 2) % 4 === 0 ? paints.orange190 : lighter(tower, 0.3),
              { rx: 3 },
            ),
          ),
        ),
        lantern(s, 800 + side * 250, 155, 80, 155, 1.4),
        treeLine(s, 800, 70, p.land[2]),
        ground(800, p.street),
        bush(800 - side * 640, 820, 260, p.leafDark, p.leaf),
        [
          person({
            x: 520,
            y: 960,
            h: 560,
            skin: skins[1],
            top: paints.cream20,
            bottom: paints.blue781,
            head: 'hijab',
            headColour: paints.accent,
            face: side === 1 ? 1 : -1,
            legs: 'skirt',
            hasLongSleeves: true,
          }),
          person({
            x: 760,
            y: 966,
            h: 590,
            skin: skins[2],
            top: paints.teal710,
            bottom: paints.grey811,
            head: 'short',
            face: side === 1 ? 1 : -1,
            legs: 'walk',
            over: bag(paints.brown660),
          }),
          person({
            x: 1000,
            y: 960,
            h: 565,
            skin: skins[0],
            top: paints.red520,
            bottom: paints.grey850,
            head: 'long',
            face: side === 1 ? 1 : -1,
            legs: 'trousers',
            right: [15, -66, 7, -57],
            over: rect(2, -66, 12, 15, paints.cream100, { rx: 1 }),
          }),
        ].join(''),
        birds(s, 640, 150, 3, darker(p.land[1], 0.25)),
      ].join('');
    },
  },
};
