import { paints, skins } from '@beranda/brand';
import { calculator } from '../parts/device.ts';
import { amountBar, letters } from '../parts/lettering.ts';
import { calendar, ledgerRows, pen, seal, sheet, tick, writing } from '../parts/paper.ts';
import { circle, d, darker, group, lighter, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { home } from '../parts/street.ts';
import { key, scales } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

const house = (w: number) =>
  home(0, 0, w, {
    wall: paints.cream71,
    roof: paints.red590,
    door: paints.primary,
    window: paints.orange190,
  });

/** A hand that holds a pen at 0; the arm comes from the lower right. */
function signing(skin: string, sleeve: string): string {
  return (
    place(0, 0, 1, pen(360, paints.primary)) +
    path(
      'M150 -60C210 -90 280 -60 330 10L470 220L360 300L200 130C140 110 110 60 110 10C110 -30 126 -48 150 -60Z',
      skin,
    ) +
    path(
      'M96 -74C120 -104 168 -96 190 -66L230 0C236 24 210 40 190 24L140 -30C116 -40 92 -50 96 -74Z',
      darker(skin, 0.1),
    ) +
    path('M330 180L470 120L700 420L480 520Z', sleeve) +
    path('M318 190L480 108L510 150L352 244Z', paints.cream20)
  );
}

export const creditScenes: Scenes = {
  /** A contract that is being signed. */
  'contract-signing': {
    moods: ALL_MOODS,
    draw(s) {
      const skin = s.random.pick(skins);
      const sleeve = s.random.pick(
        s.palette.isNight ? [paints.red590, paints.teal740] : [paints.blue780, paints.teal820],
      );
      return [
        plainWall(s, 720, 460),
        rect(0, 0, 1600, 1000, s.palette.wood, { opacity: 0.55 }),
        group(
          'translate(690 500) rotate(-6)',
          sheet(
            680,
            860,
            paperOf(s),
            paints.primary,
            writing(-250, -260, 500, 4, 46, paints.grey250) +
              ledgerRows(-250, -60, 500, 3, 64, paints.primary) +
              stroke('M-250 330H60', paints.grey400, 5) +
              stroke(
                'M-236 318C-200 250 -190 330 -160 300S-120 260 -100 310S-40 300 -10 286',
                paints.blue710,
                9,
              ) +
              place(180, 300, 1, seal(58, paints.accent)),
          ),
        ),
        place(716, 776, 1, signing(skin, sleeve)),
      ].join('');
    },
  },

  /** A calculator on the table of instalments. */
  'instalment-table': {
    moods: ALL_MOODS,
    draw(s) {
      const rate = s.random.pick(['8%', '10%', '9%']);
      return [
        plainWall(s, 760, 480),
        group(
          'translate(560 510) rotate(-5)',
          sheet(640, 840, paperOf(s), paints.foreground, ledgerRows(-260, -270, 520, 8, 74, paints.primary)),
        ),
        group(
          'translate(1090 530) rotate(6)',
          calculator(460, paints.foreground, letters(rate, 176, -178, 92, paints.foreground, 'end')),
        ),
        group('translate(640 860)', pen(330, paints.red590)),
      ].join('');
    },
  },

  /** Steps of instalments that rise after the fixed years, a house above them. */
  'rate-steps': {
    moods: ALL_MOODS,
    draw(s) {
      const tone = s.palette.isNight ? paints.accent : paints.primary;
      const second = s.palette.isNight ? paints.orange550 : paints.accent;
      const heights = [150, 150, 150, 250, 320, 290];
      return [
        tabletop(s, 1040, 380),
        heights
          .map((h, i) => {
            const x = 170 + i * 212;
            const fill = i < 3 ? tone : second;
            return (
              rect(x, STANDING - h, 190, h + 60, fill, { rx: 10 }) +
              rect(x + 130, STANDING - h, 60, h + 60, paints.dark, { rx: 10, opacity: 0.12 }) +
              rect(x, STANDING - h, 190, 14, lighter(fill, 0.4), { rx: 7 })
            );
          })
          .join(''),
        stroke(d`M798 330V${STANDING + 40}`, s.palette.isNight ? paints.cream71 : paints.foreground, 7, {
          'stroke-dasharray': '6 22',
        }),
        place(480, STANDING - 150, 1, house(330)),
        place(1125, 400, 1, calendar(210, paperOf(s), paints.red590, [9], 3)),
      ].join('');
    },
  },

  /** A file of one's credit history: a line of months, most of them ticked. */
  'credit-file': {
    moods: ALL_MOODS,
    draw(s) {
      const colour = s.random.pick([paints.orange370, paints.orange310]);
      return [
        tabletop(s),
        shadow(800, STANDING + 30, 520),
        rect(300, 260, 1000, 590, darker(colour, 0.25), { rx: 22 }),
        path('M300 300V230q0 -22 22 -22H600q18 0 26 18L660 280H1278q22 0 22 22V300Z', darker(colour, 0.25)),
        group(
          'translate(800 470) rotate(-2)',
          rect(-430, -230, 860, 560, paperOf(s), { rx: 10 }) +
            rect(-380, -186, 330, 30, paints.primary, { rx: 10 }) +
            circle(330, -150, 44, paints.cream123) +
            path('M306 -122a24 22 0 0 1 48 0Z', paints.accentStrong) +
            circle(330, -158, 14, paints.accentStrong) +
            repeat(12, (i) => {
              const [x, y] = [-344 + (i % 6) * 112, -70 + Math.floor(i / 6) * 120];
              const late = i === 7;
              return (
                circle(x, y, 42, late ? paints.red270 : paints.green110) +
                (late
                  ? rect(x - 6, y - 22, 12, 28, paints.red551, { rx: 5 }) +
                    circle(x, y + 18, 7, paints.red551)
                  : tick(x, y, 40, paints.green670, 10))
              );
            }),
        ),
        path('M280 600q-4 -24 22 -24H1298q26 0 22 24L1290 830q-4 24 -26 24H336q-22 0 -26 -24Z', colour),
        rect(620, 660, 360, 110, paints.cream20, { rx: 10 }),
        rect(660, 690, 200, 18, paints.grey400, { rx: 8 }),
        rect(660, 726, 130, 14, paints.grey250, { rx: 7 }),
      ].join('');
    },
  },

  /** Renting or buying: a key and a house on a pair of scales. */
  'rent-or-buy': {
    moods: ALL_MOODS,
    draw(s) {
      const tilt = s.random.pick([-34, 34]);
      const metal = s.palette.isNight ? paints.orange370 : paints.foreground;
      return [
        tabletop(s, 800, 420),
        shadow(800, STANDING + 24, 260),
        place(
          800,
          STANDING + 20,
          1,
          scales(
            900,
            tilt,
            metal,
            place(-52, -96, 1, group('rotate(40)', key(190, paints.orange410))),
            place(0, -6, 1, house(210)),
          ),
        ),
      ].join('');
    },
  },

  /** A cheque book with the bank's stamp. */
  'cheque-book': {
    moods: ALL_MOODS,
    draw(s) {
      const tone = s.random.pick([paints.green110, paints.cream123]);
      return [
        tabletop(s),
        shadow(780, STANDING + 36, 560),
        group(
          'translate(760 600) rotate(-4)',
          rect(-480, -190, 960, 440, paints.dark, { rx: 14, opacity: 0.2 }) +
            repeat(3, (i) =>
              rect(-496 + i * 6, -216 + i * 8 - 24, 960, 430, darker(tone, 0.16 - i * 0.05), { rx: 10 }),
            ) +
            rect(-484, -216, 960, 430, tone, { rx: 10 }) +
            rect(-484, -216, 150, 430, paints.primary, { opacity: 0.14 }) +
            stroke('M-334 -206V204', paints.grey400, 4, { 'stroke-dasharray': '4 14' }) +
            path('M-290 -176h24c12 22 12 50 0 72h-24c-12 -22 -12 -50 0 -72Z', paints.accent) +
            rect(-246, -158, 220, 36, paints.primary, { rx: 10 }) +
            letters('001256', 440, -122, 44, paints.grey500, 'end') +
            stroke('M-290 -30H240M-290 50H240', paints.grey400, 4) +
            writing(-290, -52, 420, 1, 60, paints.foreground) +
            rect(150, 74, 300, 84, paints.white, { rx: 8, stroke: paints.primary, 'stroke-width': 4 }) +
            amountBar('Rp', 432, 130, 42, 264, paints.foreground, 'end') +
            stroke('M-280 150C-240 70 -220 170 -190 126S-130 90 -100 140', paints.blue710, 9),
        ),
        shadow(1300, STANDING + 14, 110),
        rect(1210, STANDING - 44, 180, 56, paints.red590, { rx: 12 }),
        rect(1240, STANDING - 84, 120, 46, darker(paints.red590, 0.2), { rx: 10 }),
        path(
          d`M1270 ${STANDING - 80}C1284 ${STANDING - 150} 1240 ${STANDING - 190} 1300 ${STANDING - 220}C1360 ${STANDING - 190} 1316 ${STANDING - 150} 1330 ${STANDING - 80}Z`,
          s.palette.woodDark,
        ),
      ].join('');
    },
  },

  /** What a customer brings: identity card, family card, payslip and pen. */
  'required-papers': {
    moods: ALL_MOODS,
    draw(s) {
      const page = paperOf(s);
      return [
        plainWall(s, 800, 480),
        group(
          'translate(500 470) rotate(-9)',
          sheet(520, 700, page, paints.primary, ledgerRows(-210, -190, 420, 6, 66, paints.primary)),
        ),
        group(
          'translate(960 440) rotate(5)',
          sheet(
            560,
            660,
            page,
            paints.red590,
            writing(-220, -170, 440, 7, 46, paints.grey250) + place(150, 230, 1, seal(46, paints.accent)),
          ),
        ),
        group(
          'translate(800 700) rotate(-3)',
          rect(-250, -146, 520, 330, paints.dark, { rx: 24, opacity: 0.22 }) +
            rect(-260, -160, 520, 330, paints.teal200, { rx: 24 }) +
            rect(-260, -160, 520, 66, paints.blue710, { rx: 24 }) +
            rect(-260, -118, 520, 24, paints.blue710) +
            rect(-226, -62, 170, 200, paints.cream20, { rx: 10 }) +
            circle(-141, 8, 36, skins[1]) +
            path('M-206 138C-204 80 -176 58 -141 58S-78 80 -76 138Z', paints.primary) +
            path('M-178 4C-182 -46 -100 -46 -104 4C-118 -18 -160 -20 -178 4Z', paints.grey900) +
            writing(-20, -50, 240, 5, 38, paints.blue780),
        ),
        group('translate(1170 820)', pen(340, paints.red590)),
      ].join('');
    },
  },
};
