import { circle, d, group, line, num, path, repeat, stroke } from './shape.ts';

/** A wooden wind pump with cloth blades; `y` is its foot. */
export function windPump(
  x: number,
  y: number,
  h: number,
  angle: number,
  wood: string,
  blade: readonly [string, string],
): string {
  const top = y - h;
  const r = h * 0.44;
  return (
    stroke(
      d`M${x - h * 0.17} ${y}L${x - h * 0.02} ${top}M${x + h * 0.17} ${y}L${x + h * 0.02} ${top}`,
      wood,
      h * 0.028,
    ) +
    stroke(
      d`M${x - h * 0.13} ${y - h * 0.24}H${x + h * 0.13}M${x - h * 0.085} ${y - h * 0.5}H${x + h * 0.085}M${x - h * 0.13} ${y - h * 0.24}L${x + h * 0.085} ${y - h * 0.5}`,
      wood,
      h * 0.016,
    ) +
    line(x, top, x, y, wood, h * 0.012) +
    repeat(6, (i) =>
      group(
        `rotate(${num(angle + i * 60)} ${num(x)} ${num(top)})`,
        line(x, top, x, top - r, wood, h * 0.014),
        path(
          d`M${x + h * 0.008} ${top - r * 0.22}L${x + r * 0.34} ${top - r * 0.42}L${x + r * 0.3} ${top - r}H${x + h * 0.008}Z`,
          i % 2 === 0 ? blade[0] : blade[1],
        ),
      ),
    ) +
    circle(x, top, h * 0.035, wood)
  );
}
