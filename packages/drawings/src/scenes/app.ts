import { paints } from '@beranda/brand';
import { chatScreen, homeScreen, noticeScreen, qrisScreen, transferScreen } from '../parts/app-screens.ts';
import type { Canvas } from '../parts/canvas.ts';
import { phone, SCREEN, wave } from '../parts/device.ts';
import { bankCard, coin } from '../parts/money.ts';
import { tick } from '../parts/paper.ts';
import { code } from '../parts/phone.ts';
import { circle, d, group, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

const MIDDLE = 520;

/** One phone, slightly turned, in the light. */
const single = (s: Canvas, x: number, tilt: number, screen: string, size = 1.24): string =>
  plainWall(s, x, MIDDLE) + group(`translate(${x} ${MIDDLE}) rotate(${tilt}) scale(${size})`, phone(screen));

export const appScenes: Scenes = {
  /** The app's first screen: the balance, four services, the latest transactions. */
  'app-home': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return (
        single(s, 800, side * 5, homeScreen(s)) +
        coin(800 - side * 470, 330, 84) +
        coin(800 + side * 480, 720, 110) +
        coin(800 - side * 400, 760, 60)
      );
    },
  },

  /** The app reads a merchant's code. */
  'app-qris': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return [
        tabletop(s, 800 - side * 120, 450),
        shadow(800 + side * 330, STANDING + 40, 230),
        rect(800 + side * 330 - 190, STANDING - 20, 380, 60, s.palette.woodDark, { rx: 12 }),
        rect(800 + side * 330 - 210, 300, 420, 550, paperOf(s), { rx: 26 }),
        path(d`M${800 + side * 330 - 210} 326q0 -26 26 -26h368q26 0 26 26v54h-420Z`, paints.red520),
        circle(800 + side * 330 - 160, 341, 20, paints.accent),
        rect(800 + side * 330 - 120, 332, 190, 18, paints.cream80, { rx: 9 }),
        code(s, 800 + side * 330 - 155, 420, 310, paints.dark),
        rect(800 + side * 330 - 90, 770, 180, 16, paints.cream141, { rx: 8 }),
        group(`translate(${800 - side * 290} 520) rotate(${side * -6}) scale(1.16)`, phone(qrisScreen(s))),
      ].join('');
    },
  },

  /** Three screens of the app side by side: transfer, home, and QRIS. */
  'app-screens': {
    moods: ALL_MOODS,
    draw(s) {
      return [
        plainWall(s, 800, 480),
        group('translate(400 560) rotate(-7) scale(1.02)', phone(transferScreen())),
        group('translate(1200 560) rotate(7) scale(1.02)', phone(qrisScreen(s))),
        group('translate(800 530) scale(1.22)', phone(homeScreen(s))),
      ].join('');
    },
  },

  /** The app speaks: a phone with waves of sound, for those who do not see the screen. */
  'app-spoken': {
    moods: ALL_MOODS,
    draw(s) {
      const ink = s.palette.isNight ? paints.accent : paints.primary;
      const shape = [0.3, 0.6, 0.4, 0.9, 0.5];
      return [
        single(
          s,
          800,
          0,
          homeScreen(s) +
            rect(-SCREEN.w / 2 + 14, -194, SCREEN.w - 28, 166, 'none', {
              rx: 26,
              stroke: paints.accent,
              'stroke-width': 9,
            }),
        ),
        place(330, MIDDLE - 40, 1, wave(330, 360, ink, shape)),
        place(1270, MIDDLE - 40, 1, wave(330, 360, ink, [...shape].reverse())),
      ].join('');
    },
  },

  /** The first set-up of the app: a tick, and the row of six digits. */
  'app-activation': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      return single(
        s,
        800,
        side * 4,
        noticeScreen(paints.primary, tick(0, -80, 96, paints.white, 22)) +
          repeat(
            6,
            (i) =>
              rect(-116 + i * 40, 152, 32, 42, paints.white, {
                rx: 9,
                stroke: paints.grey250,
                'stroke-width': 3,
              }) + circle(-100 + i * 40, 173, 6, paints.foreground),
          ),
      );
    },
  },

  /** Three debit cards, each in a colour of its own. */
  'debit-card': {
    moods: ALL_MOODS,
    draw(s) {
      const front = s.palette.isNight ? paints.red590 : paints.blue780;
      return [
        plainWall(s, 800, 480),
        group('translate(930 350) rotate(22)', bankCardOf(s, paints.accentStrong, 0.86)),
        group('translate(830 460) rotate(7)', bankCardOf(s, paints.primary, 0.86)),
        group('translate(710 600) rotate(-9)', bankCardOf(s, front, 0.86)),
      ].join('');
    },
  },

  /** A lost card: its outline on the table, and the app that blocks it. */
  'card-blocked': {
    moods: ALL_MOODS,
    draw(s) {
      return [
        plainWall(s, 800, 480),
        group(
          'translate(560 520) rotate(-8)',
          bankCardOf(s, paints.grey670, 0.86) +
            circle(0, 0, 150, paints.red522) +
            circle(0, 0, 112, paints.cream20) +
            rect(-128, -20, 256, 40, paints.red522, { rx: 8 }),
        ),
        group(
          'translate(1190 540) rotate(6)',
          phone(
            noticeScreen(
              paints.red522,
              circle(0, -80, 46, 'none', { stroke: paints.white, 'stroke-width': 16 }) +
                stroke('M-32 -48L32 -112', paints.white, 16),
            ),
          ),
        ),
      ].join('');
    },
  },

  /** A conversation about money on a phone. */
  'app-chat': {
    moods: ALL_MOODS,
    draw(s) {
      return single(
        s,
        800,
        s.random.pick([-5, 5]),
        chatScreen([
          [170, true],
          [200, false],
          [150, true],
          [216, false],
          [130, true],
        ]),
      );
    },
  },
};

const bankCardOf = (s: Canvas, colour: string, scale = 1) =>
  group(`scale(${scale})`, bankCard(s, 820, colour));
