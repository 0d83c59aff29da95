import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { circle, d, path, rect, repeat } from './shape.ts';
import { glow } from './sky.ts';

/** A wok over a tall flame; `y` is the top of the stove. */
export function wok(s: Canvas, x: number, y: number, w: number, food: readonly string[]): string {
  const flame = (k: number, h: number, c: string) =>
    path(
      d`M${x + k * w - w * 0.09} ${y}Q${x + k * w - w * 0.13} ${y - h * 0.5} ${x + k * w} ${y - h}Q${x + k * w + w * 0.13} ${y - h * 0.5} ${x + k * w + w * 0.09} ${y}Z`,
      c,
    );
  return (
    glow(s, x, y - w * 0.3, w * 1.15, 0.95) +
    [-0.3, -0.15, 0, 0.15, 0.3]
      .map((k, i) => flame(k, w * (i % 2 === 0 ? 0.3 : 0.38), paints.orange511))
      .join('') +
    [-0.22, -0.07, 0.08, 0.22].map((k) => flame(k, w * 0.24, paints.orange361)).join('') +
    repeat(9, (i) => {
      const t = i / 8;
      return circle(
        x - w * 0.36 + t * w * 0.72,
        y - w * 0.42 - Math.sin(t * Math.PI) * w * 0.08 - (i % 2) * 8,
        w * 0.062,
        food[i % food.length] ?? paints.accent,
      );
    }) +
    path(
      d`M${x - w * 0.52} ${y - w * 0.42}H${x + w * 0.52}C${x + w * 0.46} ${y - w * 0.2} ${x + w * 0.24} ${y - w * 0.13} ${x} ${y - w * 0.13}S${x - w * 0.46} ${y - w * 0.2} ${x - w * 0.52} ${y - w * 0.42}Z`,
      paints.grey852,
    ) +
    path(
      d`M${x + w * 0.1} ${y - w * 0.42}H${x + w * 0.52}C${x + w * 0.46} ${y - w * 0.2} ${x + w * 0.24} ${y - w * 0.13} ${x + w * 0.04} ${y - w * 0.13}Q${x + w * 0.16} ${y - w * 0.26} ${x + w * 0.1} ${y - w * 0.42}Z`,
      paints.grey740,
    ) +
    rect(x - w * 0.56, y - w * 0.44, w * 1.12, w * 0.045, paints.grey680, { rx: w * 0.02 })
  );
}
