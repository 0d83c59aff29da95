import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { kawungTile } from './cloth.ts';
import { SCREEN } from './device.ts';
import { amountBar, letters } from './lettering.ts';
import { code } from './phone.ts';
import { circle, d, group, line, path, rect, repeat, stroke } from './shape.ts';

const LEFT = -SCREEN.w / 2 + 22;
const WIDE = SCREEN.w - 44;
const INK = paints.foreground;

const textBar = (x: number, y: number, w: number, h = 12, colour: string = paints.grey400) =>
  rect(x, y, w, h, colour, { rx: h / 2 });

/** Greeting or title at the top of a screen, with the lantern at the right. */
function screenHeader(w: number): string {
  return (
    textBar(LEFT, -246, w * 0.6, 9) +
    textBar(LEFT, -228, w, 15, INK) +
    circle(SCREEN.w / 2 - 42, -230, 21, paints.cream123) +
    path(d`M${SCREEN.w / 2 - 49} -243h14c6 8 6 18 0 26h-14c-6 -8 -6 -18 0 -26Z`, paints.accent)
  );
}

const arrow = (x: number, y: number, size: number, colour: string) =>
  stroke(
    d`M${x - size} ${y}H${x + size}M${x + size * 0.3} ${y - size * 0.7}L${x + size} ${y}L${x + size * 0.3} ${y + size * 0.7}`,
    colour,
    size * 0.34,
  );

/** One of four small icons for the tiles: transfer, scan, bill, savings. */
function serviceIcon(kind: number, x: number, y: number): string {
  const ink = paints.primary;
  if (kind === 0)
    return (
      arrow(x, y - 6, 12, ink) +
      group(`rotate(180 ${Math.round(x)} ${Math.round(y + 7)})`, arrow(x, y + 7, 12, paints.accent))
    );
  if (kind === 1)
    return (
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
        .map(([k = 1, m = 1]) => stroke(d`M${x + k * 13} ${y + m * 5}V${y + m * 13}H${x + k * 5}`, ink, 4))
        .join('') + line(x - 9, y, x + 9, y, paints.accent, 4)
    );
  if (kind === 2)
    return (
      rect(x - 10, y - 13, 20, 26, 'none', { rx: 3, stroke: ink, 'stroke-width': 4 }) +
      line(x - 4, y - 3, x + 4, y - 3, paints.accent, 3.5) +
      line(x - 4, y + 5, x + 4, y + 5, paints.accent, 3.5)
    );
  return circle(x, y, 12, 'none', { stroke: ink, 'stroke-width': 4 }) + circle(x, y, 4, paints.accent);
}

/** Home: the balance, four services, and the latest transactions. */
export function homeScreen(s: Canvas): string {
  const card = (fill: string) => rect(LEFT, -186, WIDE, 150, fill, { rx: 22 });
  const rows: ['+' | '-', number][] = [
    ['-', 62],
    ['+', 80],
    ['-', 54],
    ['-', 62],
  ];
  return (
    screenHeader(120) +
    card(paints.primary) +
    s.clip(card(paints.white), group('translate(30 -210)', kawungTile(140, paints.white, 0.12))) +
    textBar(LEFT + 20, -164, 96, 9, paints.teal230) +
    amountBar('Rp', LEFT + 19, -116, 31, 190, paints.white) +
    rect(LEFT + 20, -90, 92, 34, paints.accent, { rx: 17 }) +
    arrow(LEFT + 66, -73, 10, paints.foreground) +
    repeat(4, (i) => {
      const x = LEFT + 29 + i * ((WIDE - 58) / 3);
      return (
        rect(x - 29, -18, 58, 58, paints.white, { rx: 17, stroke: paints.cream141, 'stroke-width': 2 }) +
        serviceIcon(i, x, 11) +
        textBar(x - 20, 50, 40, 7)
      );
    }) +
    textBar(LEFT, 84, 116, 13, INK) +
    rows
      .map(([sign, width], i) => {
        const y = 116 + i * 44;
        const isIncome = sign === '+';
        return (
          circle(LEFT + 17, y + 16, 16, isIncome ? paints.green80 : paints.cream123) +
          circle(LEFT + 17, y + 16, 6, isIncome ? paints.green640 : paints.accent) +
          textBar(LEFT + 44, y + 4, 70 - i * 8, 10, INK) +
          textBar(LEFT + 44, y + 20, 46, 7) +
          amountBar(sign, LEFT + WIDE, y + 22, 18, width, isIncome ? paints.green670 : INK, 'end')
        );
      })
      .join('')
  );
}

/** Transfer: from one account to another, the amount, and the button that sends it. */
export function transferScreen(): string {
  const account = (y: number, tone: string, face: string) =>
    rect(LEFT, y, WIDE, 76, paints.white, { rx: 18, stroke: paints.cream141, 'stroke-width': 2 }) +
    circle(LEFT + 40, y + 38, 22, tone) +
    circle(LEFT + 40, y + 32, 8, face) +
    path(d`M${LEFT + 26} ${y + 52}a14 12 0 0 1 28 0Z`, face) +
    textBar(LEFT + 76, y + 22, 100, 12, INK) +
    repeat(4, (i) => circle(LEFT + 81 + i * 12, y + 52, 3.5, paints.grey400)) +
    letters('4821', LEFT + 132, y + 58, 16, paints.grey500);
  return (
    screenHeader(96) +
    account(-186, paints.cream123, paints.accentStrong) +
    account(-88, paints.green80, paints.primary) +
    circle(0, -99, 20, paints.primary) +
    stroke('M0 -108V-90M-7 -97L0 -90L7 -97', paints.white, 4) +
    textBar(-50, 22, 100, 9) +
    amountBar('Rp', 0, 80, 46, 230, INK, 'middle') +
    rect(LEFT + 24, 98, WIDE - 48, 3, paints.accent) +
    rect(LEFT, 124, WIDE, 66, paints.green80, { rx: 18 }) +
    letters('BI-FAST', LEFT + 20, 164, 20, paints.primary) +
    letters('Rp2500', LEFT + WIDE - 20, 164, 19, INK, 'end') +
    rect(LEFT, 216, WIDE, 58, paints.accent, { rx: 29 }) +
    arrow(0, 245, 16, paints.foreground)
  );
}

/** Paying with QRIS: the camera's frame with a code in it, and the amount. */
export function qrisScreen(s: Canvas): string {
  const [size, y] = [190, -168];
  const corner = size / 2 + 24;
  const mid = y + size / 2;
  return (
    rect(-SCREEN.w / 2, -SCREEN.h / 2, SCREEN.w, 460, paints.dark, { rx: 44 }) +
    rect(-SCREEN.w / 2, 60, SCREEN.w, 80, paints.dark) +
    letters('QRIS', 0, -224, 30, paints.white, 'middle') +
    rect(-size / 2 - 14, y - 14, size + 28, size + 28, paints.cream20, { rx: 14 }) +
    code(s, -size / 2, y, size, paints.dark) +
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([k = 1, m = 1]) =>
        stroke(
          d`M${k * corner} ${mid + m * (corner - 34)}V${mid + m * corner}H${k * (corner - 34)}`,
          paints.accent,
          9,
        ),
      )
      .join('') +
    line(-corner + 8, mid, corner - 8, mid, paints.accent, 5, { opacity: 0.9 }) +
    path(
      d`M${-SCREEN.w / 2} 92q0 -26 26 -26H${SCREEN.w / 2 - 26}q26 0 26 26V281q0 44 -44 44H${-SCREEN.w / 2 + 44}q-44 0 -44 -44Z`,
      paints.surface,
    ) +
    textBar(LEFT, 92, 130, 13, INK) +
    textBar(LEFT, 114, 84, 9) +
    amountBar('Rp', LEFT, 178, 40, 190, INK) +
    rect(LEFT, 206, WIDE, 58, paints.primary, { rx: 29 }) +
    textBar(-48, 229, 96, 12, paints.white)
  );
}

/** A large sign in a circle above two lines: the payment went through, or beware. */
export function noticeScreen(ground: string, mark: string): string {
  return (
    circle(0, -80, 92, ground) +
    mark +
    textBar(-90, 62, 180, 16, INK) +
    textBar(-66, 94, 132, 11) +
    textBar(-46, 118, 92, 11) +
    rect(LEFT, 216, WIDE, 58, ground, { rx: 29 })
  );
}

/** A list of messages on a chat screen: widths, and whether the other side speaks. */
export function chatScreen(lines: readonly (readonly [width: number, isTheirs: boolean])[]): string {
  return (
    screenHeader(110) +
    rect(LEFT, -196, WIDE, 2, paints.cream141) +
    lines
      .map(([w, isTheirs], i) => {
        const y = -172 + i * 88;
        const x = isTheirs ? LEFT : LEFT + WIDE - w;
        const fill = isTheirs ? paints.cream141 : paints.green110;
        return (
          rect(x, y, w, 66, fill, { rx: 20 }) +
          textBar(x + 18, y + 18, w * 0.7, 9, isTheirs ? paints.grey500 : paints.primary) +
          textBar(x + 18, y + 38, w * 0.5, 9, isTheirs ? paints.grey500 : paints.primary)
        );
      })
      .join('')
  );
}
