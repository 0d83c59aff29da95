import { paints } from '@beranda/brand';
import { circle, d, darker, group, line, path, rect, stroke } from './shape.ts';

/** Size of a phone around 0, and of the screen in it. */
export const PHONE = { w: 330, h: 680 } as const;
export const SCREEN = { w: 300, h: 650 } as const;

/** A phone around 0 whose screen shows the content, drawn in the screen's units around 0. */
export function phone(
  content: string,
  ground: string = paints.surface,
  body: string = paints.grey910,
): string {
  const { h, w } = PHONE;
  return (
    rect(-w / 2 + 12, -h / 2 + 18, w, h, paints.dark, { rx: 58, opacity: 0.26 }) +
    rect(w / 2 - 4, -130, 9, 90, body, { rx: 4 }) +
    rect(-w / 2, -h / 2, w, h, body, { rx: 58 }) +
    rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 'none', {
      rx: 54,
      stroke: paints.grey400,
      'stroke-opacity': 0.45,
      'stroke-width': 3,
    }) +
    rect(-SCREEN.w / 2, -SCREEN.h / 2, SCREEN.w, SCREEN.h, ground, { rx: 44 }) +
    content +
    rect(-46, -SCREEN.h / 2 + 14, 92, 24, body, { rx: 12 }) +
    rect(-48, SCREEN.h / 2 - 16, 96, 6, paints.grey500, { rx: 3 })
  );
}

/** A laptop around the middle of its base; the screen is 620 by 380 and its content is drawn from its top left. */
export function laptop(content: string, ground: string = paints.surface): string {
  return (
    rect(-340, -440, 680, 440, paints.grey850, { rx: 24 }) +
    rect(-310, -414, 620, 380, ground, { rx: 6 }) +
    group('translate(-310 -414)', content) +
    path('M-340 0H340L420 34Q424 46 408 46H-408Q-424 46 -420 34Z', paints.grey400) +
    path('M-340 0H340L352 6H-352Z', paints.grey670) +
    rect(-70, 22, 140, 10, paints.grey500, { rx: 5 })
  );
}

/** A headset of a call centre around 0. */
export function headset(r: number, colour: string, pad: string): string {
  return (
    stroke(d`M${-r} ${r * 0.3}A${r} ${r} 0 0 1 ${r} ${r * 0.3}`, colour, r * 0.16) +
    stroke(d`M${r} ${r * 0.5}Q${r} ${r * 1.1} ${r * 0.3} ${r * 1.14}`, colour, r * 0.1) +
    rect(r * 0.08, r * 1.04, r * 0.3, r * 0.2, colour, { rx: r * 0.1 }) +
    [-1, 1].map((k) => rect(k * r - r * 0.22, r * 0.06, r * 0.44, r * 0.66, pad, { rx: r * 0.2 })).join('')
  );
}

/** Sound as a row of upright strokes around 0. */
export function wave(w: number, h: number, colour: string, shape: readonly number[]): string {
  const step = w / shape.length;
  return shape
    .map((share, i) => {
      const x = -w / 2 + step * (i + 0.5);
      return line(x, -h * share * 0.5, x, h * share * 0.5, colour, step * 0.45);
    })
    .join('');
}

/** A bubble of a chat; `tail` is the side that speaks. */
export function bubble(x: number, y: number, w: number, h: number, fill: string, tail: -1 | 1): string {
  const foot = tail === -1 ? x + h * 0.5 : x + w - h * 0.5;
  const r = Math.min(28, h / 2);
  return (
    rect(x, y, w, h, fill, { rx: r }) +
    path(d`M${foot - 22} ${y + h - 4}L${foot + tail * 26} ${y + h + 30}L${foot + 22} ${y + h - 4}Z`, fill)
  );
}

/** A calculator around 0. */
export function calculator(w: number, body: string, display: string): string {
  const h = w * 1.36;
  const key = w * 0.17;
  return (
    rect(-w / 2 + 10, -h / 2 + 14, w, h, paints.dark, { rx: w * 0.09, opacity: 0.22 }) +
    rect(-w / 2, -h / 2, w, h, body, { rx: w * 0.09 }) +
    rect(-w * 0.41, -h / 2 + w * 0.09, w * 0.82, w * 0.26, paints.green80, { rx: w * 0.03 }) +
    display +
    Array.from({ length: 16 }, (_, i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      const isLast = column === 3;
      const fill = isLast ? (row === 3 ? paints.red520 : paints.accent) : paints.cream71;
      return (
        rect(
          -w * 0.41 + column * w * 0.217,
          -h * 0.19 + row * w * 0.205,
          key,
          key * 0.88,
          darker(fill, 0.25),
          { rx: w * 0.03 },
        ) +
        rect(-w * 0.41 + column * w * 0.217, -h * 0.19 + row * w * 0.205, key, key * 0.76, fill, {
          rx: w * 0.03,
        })
      );
    }).join('')
  );
}

/** A badge with a number of news, for a corner. */
export function badge(x: number, y: number, r: number): string {
  return circle(x, y, r, paints.red522) + circle(x, y, r * 0.3, paints.white);
}
