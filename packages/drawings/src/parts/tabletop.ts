import { paints } from '@beranda/brand';
import { type Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { circle, darker, ellipse, lighter, mix, rect, repeat } from './shape.ts';
import { glow, kawungSky, pool } from './sky.ts';

/** Where a table begins, and where things on it stand. */
export const TABLE = 730;
export const STANDING = 850;

function wall(s: Canvas, x: number, y: number, bottom: number): string {
  const [near, shade] = s.palette.room;
  return (
    rect(
      0,
      0,
      WIDTH,
      bottom,
      s.linear([
        [0, shade],
        [0.7, near],
        [1, shade],
      ]),
    ) +
    kawungSky(s, { x, y, r: 0 }, 170, s.palette.isNight ? 0.2 : 0.14) +
    [430, 350]
      .map((r) => circle(x, y, r, s.palette.glow, { opacity: s.palette.isNight ? 0.09 : 0.16 }))
      .join('') +
    glow(s, x, y, 640, s.palette.isNight ? 0.62 : 0.7)
  );
}

/** A wall with a disc of lamplight behind what stands on a wooden table. */
export function tabletop(s: Canvas, x = WIDTH / 2, y = 440): string {
  const { wood, woodDark } = s.palette;
  return (
    wall(s, x, y, TABLE) +
    rect(0, TABLE, WIDTH, HEIGHT - TABLE, wood) +
    rect(0, TABLE, WIDTH, 10, lighter(wood, 0.25)) +
    repeat(3, (i) => rect(0, TABLE + 62 + i * 66, WIDTH, 4, paints.dark, { opacity: 0.12 })) +
    rect(0, HEIGHT - 34, WIDTH, 34, darker(woodDark, 0.2)) +
    pool(s, x, STANDING - 10, 640, 100, 0.34)
  );
}

/** The same wall from edge to edge, for what floats or hangs before it. */
export function plainWall(s: Canvas, x = WIDTH / 2, y = HEIGHT / 2): string {
  return wall(s, x, y, HEIGHT);
}

/** The shadow below what stands at a point. */
export function shadow(x: number, y: number, rx: number, ry = rx * 0.07): string {
  return ellipse(x, y, rx, ry, paints.dark, { opacity: 0.24 });
}

/** Paper in the light of the hour. */
export function paperOf(s: Canvas): string {
  return s.palette.isNight ? mix(paints.surface, paints.cream141, 0.2) : paints.white;
}
