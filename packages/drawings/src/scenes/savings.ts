import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { amountBar } from '../parts/lettering.ts';
import { bankCard, banknote, clayHen, coin, coinStack, jar, safe } from '../parts/money.ts';
import { envelope, ledgerRows, pen, seal, sheet, tick, writing } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, group, lighter, path, place, rect, stroke } from '../parts/shape.ts';
import { glow, room } from '../parts/sky.ts';
import { hourglass, lifebuoy, shield, shoot } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

/** A colour of the cloths that stands out from the wall. */
const cover = (s: Canvas) =>
  s.random.pick(s.palette.isNight ? [paints.primary, paints.red590] : [paints.primary, paints.blue710]);

/** A jar's label: a drawing of what the money is for. */
const goal = (x: number, y: number, kind: number) =>
  place(
    x,
    y,
    1,
    [
      path('M-34 6L0 -28L34 6H24V34H-24V6Z', paints.primary) + rect(-8, 10, 16, 24, paints.accent),
      path('M0 -26L46 -6L0 14L-46 -6Z', paints.blue710) +
        path('M-26 4V22Q0 38 26 22V4L0 16Z', paints.blue780) +
        stroke('M40 -4V22', paints.accent, 5),
      path('M-40 12C-40 0 -30 -4 -22 -6L-10 -22H16L28 -6C38 -4 42 0 42 12Z', paints.red520) +
        circle(-20, 14, 9, paints.dark) +
        circle(24, 14, 9, paints.dark),
    ][kind] ?? '',
  );

export const savingsScenes: Scenes = {
  /** The savings book, open at its latest entries, with the card. */
  'savings-book': {
    moods: ALL_MOODS,
    draw(s) {
      const colour = cover(s);
      const page = paperOf(s);
      return [
        tabletop(s),
        shadow(760, STANDING + 40, 520),
        pottedPlant(1330, 840, 380, s.palette.leaf, s.palette.leafDark, paints.brown560),
        group(
          'translate(700 560) rotate(-5)',
          rect(-410, -250, 820, 520, darker(colour, 0.2), { rx: 22 }) +
            rect(-396, -238, 390, 494, page, { rx: 8 }) +
            rect(6, -238, 390, 494, page, { rx: 8 }) +
            rect(-40, -238, 36, 494, paints.dark, { opacity: 0.07 }) +
            rect(6, -238, 30, 494, paints.dark, { opacity: 0.07 }) +
            ledgerRows(-366, -200, 330, 6, 64, colour) +
            ledgerRows(38, -200, 330, 3, 64, colour) +
            amountBar('Rp', 366, 118, 44, 270, paints.foreground, 'end') +
            rect(38, 144, 328, 6, paints.accent),
        ),
        group(
          'translate(1200 760) rotate(10)',
          bankCard(s, 380, s.palette.isNight ? paints.accentStrong : paints.foreground),
        ),
        coinStack(330, 900, 130, 4),
        coinStack(210, 920, 130, 2),
      ].join('');
    },
  },

  /** A clay hen, the money box of the market, and a child's coins. */
  'clay-hen': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        tabletop(s, 800, 430),
        shadow(800, STANDING + 4, 300),
        place(800, STANDING, 1, clayHen(0, 0, 620, s.random.pick([paints.brown560, paints.red590])), side),
        coin(800 - side * 20, 330, 74),
        stroke(
          d`M${800 - side * 20} 210V232M${720 - side * 20} 236L${736 - side * 20} 252M${880 - side * 20} 236L${864 - side * 20} 252`,
          paints.accent,
          12,
        ),
        coinStack(800 - side * 480, 880, 150, 5),
        coinStack(800 - side * 620, 900, 150, 3),
        coinStack(800 + side * 520, 890, 150, 2),
        coin(800 + side * 420, 860, 50),
      ].join('');
    },
  },

  /** Three jars with coins, each labelled with what it is for. */
  'saving-jars': {
    moods: ALL_MOODS,
    draw(s) {
      const lids = s.random.shuffle([paints.accent, paints.primary, paints.red520]);
      const kinds = s.random.shuffle([0, 1, 2]);
      return [
        tabletop(s),
        [0.45, 0.7, 0.95]
          .map((share, i) => {
            const [x, y, w] = [420 + i * 380, STANDING + 20, 270 + i * 26];
            return (
              shadow(x, y, w * 0.6) +
              jar(x, y, w, share, lids[i] ?? paints.accent, goal(x, y - w * 0.66, kinds[i] ?? 0))
            );
          })
          .join(''),
        coin(225, 880, 46),
        coin(1410, 885, 46),
      ].join('');
    },
  },

  /** A deposit certificate with its seal beside an hourglass and growing coins. */
  'term-deposit': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        tabletop(s),
        shadow(x(-130), STANDING + 30, 380),
        group(
          `translate(${x(-130)} 540) rotate(${side * -4})`,
          rect(-360, -250, 720, 540, paints.dark, { rx: 12, opacity: 0.2 }) +
            rect(-370, -266, 740, 540, paperOf(s), { rx: 12 }) +
            rect(-344, -240, 688, 488, 'none', { rx: 8, stroke: paints.primary, 'stroke-width': 8 }) +
            rect(-328, -224, 656, 456, 'none', { rx: 6, stroke: paints.accent, 'stroke-width': 3 }) +
            rect(-190, -176, 380, 34, paints.primary, { rx: 12 }) +
            writing(-250, -104, 500, 2, 34, paints.grey250) +
            amountBar('Rp', 0, 58, 76, 480, paints.foreground, 'middle') +
            writing(-270, 110, 260, 3, 34, paints.grey250) +
            place(210, 140, 1, seal(62, paints.accent)),
        ),
        shadow(x(400), STANDING + 22, 150),
        place(x(400), STANDING - 128, 1, hourglass(170, s.palette.woodDark)),
        coinStack(x(590), 905, 120, 3),
        coinStack(x(-600), 890, 130, 5),
        coinStack(x(-470), 930, 130, 2),
      ].join('');
    },
  },

  /** Coins in rising piles, a plant growing from each. */
  'growing-coins': {
    moods: ALL_MOODS,
    draw(s) {
      const { leaf, leafDark } = s.palette;
      const [bright, shade] = s.palette.isNight ? [lighter(leaf, 0.25), leaf] : [leaf, leafDark];
      return [
        tabletop(s),
        [2, 4, 7, 11]
          .map((count, i) => {
            const x = 350 + i * 300;
            return (
              shadow(x, STANDING + 26, 120) +
              coinStack(x, STANDING + 20, 190, count) +
              place(x + 4, STANDING + 20 - count * 38, 1, shoot(90 + i * 42, i + 1, bright, shade))
            );
          })
          .join(''),
      ].join('');
    },
  },

  /** Three envelopes with notes for three purposes. */
  'three-envelopes': {
    moods: ALL_MOODS,
    draw(s) {
      const tones = s.random.shuffle([paints.primary, paints.accent, paints.red520]);
      const notes = [paints.red270, paints.teal410, paints.green540];
      const signs = [
        path('M-44 10L0 -34L44 10H32V44H-32V10Z', paints.cream20),
        path('M-40 -20H40L30 44H-30Z', paints.cream20) + stroke('M-22 -20Q0 -70 22 -20', paints.cream20, 10),
        path('M0 44C-70 -4 -40 -56 0 -22C40 -56 70 -4 0 44Z', paints.cream20),
      ];
      return [
        tabletop(s),
        [0, 1, 2]
          .map((i) => {
            const [x, tilt] = [330 + i * 470, [-6, 0, 6][i] ?? 0];
            return (
              shadow(x, STANDING + 40, 220) +
              group(
                `translate(${x} 670) rotate(${tilt})`,
                envelope(
                  430,
                  tones[i] ?? paints.accent,
                  [-14, 6]
                    .map((angle, n) =>
                      group(
                        `translate(${n * 40 - 20} -150) rotate(${angle - 90})`,
                        banknote(340, notes[(i + n) % 3] ?? paints.teal410),
                      ),
                    )
                    .join(''),
                ) + place(0, 84, 0.85, signs[i] ?? ''),
              )
            );
          })
          .join(''),
      ].join('');
    },
  },

  /** A lifebuoy on the wall with a jar of money below: the emergency fund. */
  'emergency-fund': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        tabletop(s, 800 - side * 170, 420),
        circle(800 - side * 170, 265, 40, s.palette.woodDark),
        place(800 - side * 170, 430, 1, lifebuoy(240, paints.red521)),
        shadow(800 + side * 330, STANDING + 10, 210),
        jar(
          800 + side * 330,
          STANDING + 10,
          340,
          0.9,
          paints.primary,
          place(
            800 + side * 330,
            STANDING - 214,
            0.9,
            shield(90, paints.primary, tick(0, 4, 46, paints.cream20)),
          ),
        ),
        coinStack(800 - side * 90, 890, 140, 3),
        coinStack(800 - side * 240, 910, 140, 5),
      ].join('');
    },
  },

  /** A safe under a shield: money that is guaranteed. */
  'guaranteed-safe': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        tabletop(s),
        shadow(800, STANDING + 14, 380),
        safe(800, STANDING + 10, 600, s.palette.isNight ? paints.blue692 : paints.blue780),
        place(800 + side * 390, 590, 1, shield(300, paints.primary, tick(0, 0, 130, paints.cream20, 30))),
        coinStack(800 - side * 430, 890, 150, 6),
        coinStack(800 - side * 580, 910, 150, 3),
      ].join('');
    },
  },

  /** A parent counts out pocket money to a child at the window. */
  'pocket-money': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const one = s.random.pick([...p.cloth].slice(0, 3));
      const scarf = s.random.pick([paints.cream71, paints.teal230]);
      return [
        room(s, 790, { x: 760, y: 330, r: 0 }),
        view(s, 640, 130, 320, 300),
        pottedPlant(1400, 860, 400, p.leaf, p.leafDark, paints.brown560),
        person({
          x: 560,
          y: 1070,
          h: 820,
          skin: skins[1],
          top: one,
          bottom: one,
          head: 'hijab',
          headColour: scarf,
          face: 1,
          legs: 'skirt',
          hasLongSleeves: true,
          left: ARM.hipLeft,
          right: [16, -62, 27, -66],
        }),
        person({
          x: 1070,
          y: 1040,
          h: 560,
          skin: skins[1],
          top: paints.cream20,
          bottom: paints.red551,
          head: 'short',
          face: -1,
          legs: 'trousers',
          left: [-16, -66, -30, -72],
          right: ARM.downRight,
        }),
        rect(0, 880, 1600, 120, p.wood),
        rect(0, 880, 1600, 12, lighter(p.wood, 0.25)),
        glow(s, 820, 560, 210, 0.7),
        group('translate(808 520) rotate(-12)', banknote(170, paints.green540)),
        coinStack(840, 936, 120, 4),
        coinStack(980, 950, 120, 2),
        clayHen(360, 950, 210, paints.brown560),
      ].join('');
    },
  },

  /** The list of fees with notes and coins. */
  'fee-list': {
    moods: ALL_MOODS,
    draw(s) {
      return [
        plainWall(s, 760, 480),
        group(
          'translate(760 520) rotate(-3)',
          sheet(620, 820, paperOf(s), paints.primary, ledgerRows(-250, -260, 500, 8, 72, paints.primary)),
        ),
        group('translate(1210 700)', pen(420, paints.primary)),
        coin(1180, 800, 90),
        coin(1330, 740, 70),
        group('translate(300 720) rotate(-14)', banknote(340, paints.teal410)),
        group('translate(330 800) rotate(6)', banknote(340, paints.red270)),
      ].join('');
    },
  },
};
