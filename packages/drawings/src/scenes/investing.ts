import { paints } from '@beranda/brand';
import { amountBar, letters } from '../parts/lettering.ts';
import { coinStack } from '../parts/money.ts';
import { calendar, donut, seal, trend } from '../parts/paper.ts';
import { circle, darker, group, lighter, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { magnifier, shoot } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

export const investingScenes: Scenes = {
  /** A government bond: a certificate with a hall of columns, and coupons to cut. */
  'government-bond': {
    moods: ALL_MOODS,
    draw(s) {
      const tone = s.palette.name === 'sea' ? paints.red590 : paints.primary;
      return [
        tabletop(s),
        shadow(800, STANDING + 50, 600),
        group(
          'translate(800 520) rotate(-2)',
          rect(-560, -330, 1140, 720, paints.dark, { rx: 12, opacity: 0.22 }) +
            rect(-576, -350, 1140, 720, paperOf(s), { rx: 12 }) +
            rect(-546, -320, 760, 660, 'none', { rx: 8, stroke: tone, 'stroke-width': 10 }) +
            path('M-380 -40L-166 -150L48 -40Z', tone) +
            rect(-390, -34, 450, 26, tone) +
            repeat(5, (i) => rect(-366 + i * 92, 0, 36, 150, tone)) +
            rect(-400, 158, 470, 28, tone) +
            circle(-166, -78, 22, paints.accent) +
            rect(-330, -260, 330, 34, paints.foreground, { rx: 10 }) +
            amountBar('Rp', -166, 272, 62, 360, paints.foreground, 'middle') +
            place(120, -230, 1, seal(48, paints.accent)) +
            stroke('M240 -340V360', paints.grey400, 5, { 'stroke-dasharray': '6 18' }) +
            repeat(
              5,
              (i) =>
                rect(270, -322 + i * 134, 264, 116, i === 4 ? paints.cream123 : lighter(tone, 0.78), {
                  rx: 8,
                }) + letters('6%', 402, -250 + i * 134, 44, i === 4 ? paints.accentStrong : tone, 'middle'),
            ),
        ),
      ].join('');
    },
  },

  /** A mutual fund: a ring of several investments with a plant in its middle. */
  'fund-mix': {
    moods: ALL_MOODS,
    draw(s) {
      const { leaf, leafDark, isNight } = s.palette;
      return [
        tabletop(s, 800, 430),
        place(
          800,
          430,
          1,
          donut(
            270,
            110,
            s.random.shuffle([
              [0.38, paints.primary],
              [0.27, paints.accent],
              [0.2, paints.red520],
              [0.15, paints.blue710],
            ] as const),
          ),
        ),
        shadow(800, STANDING + 20, 170),
        place(800, 690, 1, shoot(290, 3, isNight ? lighter(leaf, 0.25) : leaf, leafDark)),
        path(`M690 690H910L880 ${STANDING + 16}H720Z`, paints.brown560),
        path(`M830 690H910L880 ${STANDING + 16}H826Z`, paints.dark, { opacity: 0.15 }),
        rect(674, 676, 252, 34, darker(paints.brown560, 0.15), { rx: 8 }),
      ].join('');
    },
  },

  /** Regular investing: a calendar with one day of the month marked, and a plant that grows beside coins. */
  'regular-investing': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const { leaf, leafDark, isNight } = s.palette;
      return [
        tabletop(s),
        shadow(x(-250), STANDING + 20, 330),
        place(x(-250), 520, 1, calendar(600, paperOf(s), paints.primary, [16])),
        shadow(x(350), STANDING + 20, 160),
        place(x(350), 700, 1, shoot(330, 4, isNight ? lighter(leaf, 0.25) : leaf, leafDark)),
        path(`M${x(350) - 110} 700h220l-30 ${STANDING - 684}h-160z`, paints.brown560),
        rect(x(350) - 126, 686, 252, 34, darker(paints.brown560, 0.15), { rx: 8 }),
        coinStack(x(580), 890, 130, 4),
        coinStack(x(160), 905, 130, 2),
      ].join('');
    },
  },

  /** A promise of twelve per cent under the magnifier. */
  'yield-check': {
    moods: ALL_MOODS,
    draw(s) {
      const ink = s.palette.isNight ? paints.cream71 : paints.foreground;
      return [
        plainWall(s, 800, 470),
        trend(
          140,
          870,
          1260,
          420,
          [0.1, 0.3, 0.22, 0.5, 0.4, 0.66, 0.6],
          s.palette.isNight ? paints.blue692 : paints.teal410,
          14,
        ),
        place(720, 440, 1, magnifier(300, letters('12%', 0, 66, 190, paints.red590, 'middle'))),
        letters('4%', 90, 250, 76, ink),
        letters('6%', 1130, 240, 76, ink),
      ].join('');
    },
  },

  /** The value of a fund on a tablet: a line over the days, and its figure. */
  'fund-value': {
    moods: ALL_MOODS,
    draw(s) {
      return [
        tabletop(s),
        shadow(800, STANDING + 40, 560),
        group(
          'translate(800 500) rotate(-3)',
          rect(-524, -352, 1064, 744, paints.dark, { rx: 54, opacity: 0.2 }) +
            rect(-540, -374, 1064, 744, paints.grey910, { rx: 54 }) +
            rect(-500, -334, 984, 664, paints.surface, { rx: 24 }) +
            rect(-450, -284, 220, 24, paints.grey400, { rx: 10 }) +
            letters('1523', -452, -170, 96, paints.foreground) +
            letters('+1%', 434, -176, 60, paints.green670, 'end') +
            repeat(4, (i) => rect(-450, -90 + i * 110, 884, 3, paints.cream141)) +
            trend(
              -440,
              250,
              850,
              310,
              [0.2, 0.16, 0.34, 0.3, 0.52, 0.46, 0.7, 0.66, 0.94],
              paints.primary,
              13,
            ),
        ),
      ].join('');
    },
  },
};
