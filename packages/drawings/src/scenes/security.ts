import { paints, skins } from '@beranda/brand';
import { badge, bubble, headset, laptop, phone, wave } from '../parts/device.ts';
import { parcel } from '../parts/goods.ts';
import { amountBar, letters } from '../parts/lettering.ts';
import { cross, envelope, writing } from '../parts/paper.ts';
import { circle, darker, group, lighter, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { glow } from '../parts/sky.ts';
import { key, padlock, shield, warning } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, EVENING, type Scenes } from './scene.ts';

export const securityScenes: Scenes = {
  /** A phone behind a shield with a lock. */
  'phone-lock': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        plainWall(s, 800, 500),
        group(
          `translate(${800 - side * 130} 520) rotate(${side * -5}) scale(1.24)`,
          phone(
            circle(0, -130, 60, paints.cream123) +
              place(0, -122, 0.9, padlock(58, paints.accent, paints.grey500)) +
              repeat(4, (i) => circle(-54 + i * 36, -20, 11, i < 3 ? paints.primary : paints.cream141)) +
              repeat(12, (i) =>
                i === 9 || i === 11
                  ? ''
                  : circle(-78 + (i % 3) * 78, 50 + Math.floor(i / 3) * 66, 26, paints.cream141),
              ),
          ),
        ),
        place(
          800 + side * 290,
          600,
          1,
          shield(420, paints.primary, place(0, 26, 1, padlock(170, paints.accent, paints.cream71))),
        ),
      ].join('');
    },
  },

  /** A letter on a fishing hook: the false link. */
  'hooked-message': {
    moods: ALL_MOODS,
    draw(s) {
      const metal = s.palette.isNight ? paints.grey250 : paints.grey670;
      const side = s.random.pick([-1, 1]);
      return [
        plainWall(s, 800, 500),
        group(
          `translate(${800 - side * 260} 560) rotate(${side * -4}) scale(1.16)`,
          phone(
            rect(-128, -240, 256, 130, paints.white, { rx: 22, stroke: paints.cream141, 'stroke-width': 3 }) +
              place(-92, -176, 1, warning(52)) +
              writing(-50, -206, 150, 2, 34, paints.grey400) +
              rect(-128, -84, 200, 60, paints.green110, { rx: 22 }) +
              rect(-72, 10, 200, 60, paints.cream141, { rx: 22 }) +
              rect(-128, 100, 220, 60, paints.green110, { rx: 22 }),
          ),
        ),
        place(
          800 + side * 260,
          640,
          1,
          stroke('M0 -660V-210', metal, 9) +
            place(
              0,
              0,
              1,
              envelope(
                400,
                paints.cream100,
                rect(-150, -200, 300, 220, paints.white, { rx: 8 }) +
                  rect(-110, -150, 220, 26, paints.blue710, { rx: 8 }) +
                  stroke('M-110 -100H60', paints.blue710, 8),
              ),
            ) +
            stroke('M0 -210V20C0 130 -130 130 -140 40', metal, 24) +
            path('M-176 64L-142 -10L-108 58L-140 40Z', metal) +
            circle(0, -214, 26, 'none', { stroke: metal, 'stroke-width': 14 }),
        ),
      ].join('');
    },
  },

  /** A phone rings at night, the caller without a face. */
  'night-call': {
    moods: EVENING,
    draw(s) {
      return [
        tabletop(s, 800, 460),
        stroke('M470 330C400 420 400 560 470 650M380 270C280 400 280 580 380 710', paints.accent, 20, {
          opacity: 0.8,
        }),
        stroke(
          'M1130 330C1200 420 1200 560 1130 650M1220 270C1320 400 1320 580 1220 710',
          paints.accent,
          20,
          { opacity: 0.8 },
        ),
        group(
          'translate(800 510) rotate(5) scale(1.22)',
          phone(
            circle(0, -110, 88, paints.blue782) +
              s.clip(
                circle(0, -110, 88, paints.white),
                circle(0, -122, 36, paints.grey500) + path('M-84 -10a84 78 0 0 1 168 0Z', paints.grey500),
              ) +
              rect(-92, 10, 184, 18, paints.cream71, { rx: 9 }) +
              rect(-60, 44, 120, 12, paints.grey500, { rx: 6 }) +
              circle(-74, 206, 50, paints.red522) +
              circle(74, 206, 50, paints.green640) +
              cross(-74, 206, 34, paints.white, 10) +
              stroke('M56 192C56 218 78 232 94 226', paints.white, 11),
            paints.dark,
          ),
        ),
      ].join('');
    },
  },

  /** Three keys and three locks: PIN, password, one-time code. */
  'three-keys': {
    moods: ALL_MOODS,
    draw(s) {
      const tones = [paints.accent, paints.primary, paints.red520];
      return [
        tabletop(s),
        tones
          .map((tone, i) => {
            const x = 400 + i * 400;
            return (
              shadow(x, STANDING + 20, 170) +
              place(
                x,
                STANDING - 126,
                1,
                padlock(290, tone, s.palette.isNight ? paints.grey250 : paints.grey500),
              ) +
              group(`translate(${x - 110} 240) rotate(${-8 + i * 8})`, key(250, tone))
            );
          })
          .join(''),
      ].join('');
    },
  },

  /** A voice that is made by a machine: half a face, half a wave. */
  'cloned-voice': {
    moods: ALL_MOODS,
    draw(s) {
      const skin = s.random.pick(skins);
      const ink = s.palette.isNight ? paints.accent : paints.red590;
      return [
        plainWall(s, 800, 500),
        circle(800, 480, 370, paints.blue782),
        s.clip(
          circle(800, 480, 370, paints.white),
          rect(430, 110, 370, 740, paints.cream123) +
            path('M500 900C510 700 640 640 800 640V900Z', paints.primary) +
            path('M800 660H700L720 560H800Z', darker(skin, 0.14)) +
            path('M800 220C660 220 610 320 620 430C630 540 700 640 800 640Z', skin) +
            path('M800 200C640 190 580 300 606 440C640 380 680 340 800 330Z', paints.grey900) +
            circle(724, 440, 15, paints.dark) +
            stroke('M690 398Q724 380 756 398', paints.grey900, 12) +
            stroke('M740 556Q770 576 800 576', darker(skin, 0.45), 11) +
            repeat(8, (i) =>
              rect(
                830 + i * 42,
                480 - (60 + ((i * 83) % 190)),
                22,
                2 * (60 + ((i * 83) % 190)),
                i % 2 === 0 ? paints.accent : paints.teal410,
                { rx: 11 },
              ),
            ),
        ),
        stroke('M800 70V890', s.palette.isNight ? paints.cream71 : paints.foreground, 8, {
          'stroke-dasharray': '4 26',
        }),
        place(240, 480, 1, wave(200, 260, ink, [0.4, 0.9, 0.6])),
        place(1360, 480, 1, wave(200, 260, ink, [0.6, 0.9, 0.4])),
      ].join('');
    },
  },

  /** An unlicensed lender's app: a warning over quick money. */
  'loan-warning': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        plainWall(s, 800, 500),
        group(
          `translate(${800 - side * 120} 520) rotate(${side * -5}) scale(1.22)`,
          phone(
            rect(-128, -250, 256, 150, paints.red590, { rx: 22 }) +
              amountBar('Rp', 0, -160, 33, 200, paints.white, 'middle') +
              writing(-120, -70, 240, 4, 34, paints.grey250) +
              rect(-128, 90, 256, 64, paints.accent, { rx: 32 }) +
              rect(-60, 114, 120, 16, paints.dark, { rx: 8 }) +
              writing(-120, 190, 240, 3, 22, paints.cream141),
          ),
        ),
        place(800 + side * 290, 610, 1, warning(400)),
      ].join('');
    },
  },

  /** Shopping from home: a laptop with goods, and the parcel that came. */
  'online-shopping': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const goods = s.random.shuffle([
        paints.red520,
        paints.accent,
        paints.primary,
        paints.blue710,
        paints.green640,
        paints.red590,
      ]);
      const shirt = (x: number, y: number, tone: string) =>
        place(x, y, 1, path('M-46 -34L-20 -50Q0 -36 20 -50L46 -34L34 -8L24 -14V48H-24V-14L-34 -8Z', tone));
      return [
        tabletop(s),
        shadow(800 - side * 110, STANDING + 6, 520),
        place(
          800 - side * 110,
          STANDING - 50,
          1.15,
          laptop(
            rect(0, 0, 620, 58, paints.primary) +
              rect(30, 20, 140, 18, paints.cream71, { rx: 9 }) +
              stroke('M540 18h10l8 22h30l8 -16h-42', paints.cream71, 5) +
              repeat(6, (i) => {
                const [x, y] = [112 + (i % 3) * 198, 138 + Math.floor(i / 3) * 158];
                return (
                  rect(x - 84, y - 68, 168, 140, paints.cream71, { rx: 12 }) +
                  (i % 2 === 0 ? shirt(x, y - 8, goods[i] ?? '') : parcelOf(x, y + 38, goods[i] ?? '')) +
                  rect(x - 40, y + 50, 80, 10, paints.grey400, { rx: 5 })
                );
              }),
          ),
        ),
        shadow(800 + side * 470, STANDING + 70, 170),
        parcel(800 + side * 470, STANDING + 66, 300, 240, paints.orange430, paints.red590),
      ].join('');
    },
  },

  /** PIN pad of a machine with a hand that covers it. */
  'covered-pin': {
    moods: ALL_MOODS,
    draw(s) {
      const skin = s.random.pick(skins);
      const sleeve = s.random.pick([paints.primary, paints.red590]);
      return [
        plainWall(s, 740, 470),
        group(
          'translate(740 520) rotate(-3)',
          rect(-318, -386, 656, 820, paints.dark, { rx: 50, opacity: 0.2 }) +
            rect(-330, -404, 656, 820, paints.blue782, { rx: 50 }) +
            rect(-260, -340, 516, 170, paints.green110, { rx: 20 }) +
            repeat(6, (i) => circle(-150 + i * 60, -256, 17, i < 4 ? paints.foreground : paints.teal230)) +
            repeat(12, (i) => {
              const [x, y] = [-170 + (i % 3) * 170, -80 + Math.floor(i / 3) * 122];
              return (
                rect(x - 66, y - 46, 132, 98, paints.dark, { rx: 18 }) +
                rect(
                  x - 66,
                  y - 50,
                  132,
                  92,
                  [9, 10, 11].includes(i) && i !== 10
                    ? i === 9
                      ? paints.red522
                      : paints.green640
                    : paints.cream71,
                  { rx: 18 },
                ) +
                (i < 9 || i === 10
                  ? letters(String(i === 10 ? 0 : i + 1), x, y + 20, 58, paints.foreground, 'middle')
                  : '')
              );
            }),
        ),
        group(
          'translate(1010 380) rotate(-12)',
          path(
            'M-260 -20C-250 -110 -120 -160 40 -140L420 -60V190L60 200C-80 214 -230 180 -290 110C-310 60 -290 10 -260 -20Z',
            skin,
          ) +
            [0, 1, 2]
              .map((i) =>
                stroke(`M${-268 + i * 18} ${10 + i * 58}L${-60} ${20 + i * 52}`, darker(skin, 0.22), 7),
              )
              .join('') +
            path('M300 -120H760V240H300Q330 60 300 -120Z', sleeve) +
            rect(286, -124, 40, 368, lighter(sleeve, 0.4), { rx: 14 }),
        ),
      ].join('');
    },
  },

  /** A caller reports a fraud: headset, telephone, and a sign that help is there. */
  'fraud-report': {
    moods: ALL_MOODS,
    draw(s) {
      return [
        tabletop(s, 800, 440),
        bubbleWith(s),
        shadow(800, STANDING + 10, 220),
        place(560, 540, 1, headset(190, paints.foreground, paints.accent)),
        place(
          1130,
          590,
          1,
          shield(
            340,
            paints.red522,
            stroke('M0 -110V40', paints.cream20, 44) + circle(0, 110, 26, paints.cream20),
          ),
        ),
        glow(s, 1130, 590, 260, 0.3),
      ].join('');
    },
  },

  /** Servers at night with a technician's lamp: maintenance. */
  'server-night': {
    moods: ['night', 'blue-hour'],
    draw(s) {
      return [
        plainWall(s, 700, 420),
        rect(0, 860, 1600, 140, paints.dark, { opacity: 0.5 }),
        repeat(3, (i) => {
          const x = 330 + i * 330;
          return (
            rect(x - 140, 150, 280, 730, paints.grey850, { rx: 16 }) +
            repeat(
              7,
              (j) =>
                rect(x - 116, 180 + j * 96, 232, 78, paints.blue782, { rx: 8 }) +
                repeat(4, (k) => rect(x - 96 + k * 34, 206 + j * 96, 20, 26, paints.dark, { rx: 4 })) +
                circle(
                  x + 66,
                  220 + j * 96,
                  10,
                  (i * 3 + j * 5) % 4 === 0 ? paints.accent : paints.green540,
                ) +
                circle(x + 94, 220 + j * 96, 10, (i + j) % 3 === 0 ? paints.green540 : paints.teal510),
            )
          );
        }),
        path('M1200 300a130 130 0 1 0 130 160a104 104 0 0 1 -130 -160Z', paints.orange180),
        circle(1330, 300, 6, paints.cream121),
        circle(1420, 420, 5, paints.cream121),
        circle(1260, 220, 5, paints.cream121),
        group(
          'translate(1290 700) rotate(40)',
          rect(-26, -60, 52, 320, paints.accent, { rx: 26 }) +
            path(
              'M-74 -190a80 80 0 0 0 30 150h88a80 80 0 0 0 30 -150v100l-40 30h-68l-40 -30Z',
              paints.grey400,
            ),
        ),
      ].join('');
    },
  },
};

const parcelOf = (x: number, y: number, tone: string) => parcel(x, y, 84, 74, tone, paints.cream71);
const bubbleWith = (s: Parameters<typeof paperOf>[0]) =>
  bubble(640, 150, 380, 180, paperOf(s), -1) +
  circle(720, 240, 24, paints.grey400) +
  circle(800, 240, 24, paints.grey400) +
  rect(850, 222, 110, 34, paints.grey400, { rx: 17 }) +
  badge(1006, 164, 38);
