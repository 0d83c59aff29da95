import { paints } from '@beranda/brand';
import { circle, d, darker, line, path, rect, repeat, stroke } from './shape.ts';

/** A jukung: a narrow hull with curved ends, two outriggers and, if wanted, a striped triangular sail. */
export function jukung(
  x: number,
  y: number,
  w: number,
  hull: string,
  trim: string,
  sail: readonly [string, string] | undefined,
  wood: string,
): string {
  const h = w * 0.13;
  const body = d`M${x - w * 0.52} ${y - h * 1.7}C${x - w * 0.46} ${y - h * 0.4} ${x - w * 0.3} ${y - h * 0.28} ${x} ${y - h * 0.28}S${x + w * 0.46} ${y - h * 0.4} ${x + w * 0.54} ${y - h * 2}C${x + w * 0.5} ${y - h * 0.2} ${x + w * 0.38} ${y + h} ${x + w * 0.2} ${y + h}H${x - w * 0.2}C${x - w * 0.38} ${y + h} ${x - w * 0.48} ${y - h * 0.1} ${x - w * 0.52} ${y - h * 1.7}Z`;
  const band = d`M${x - w * 0.475} ${y - h * 0.5}C${x - w * 0.4} ${y + h * 0.08} ${x - w * 0.25} ${y + h * 0.12} ${x} ${y + h * 0.12}S${x + w * 0.42} ${y + h * 0.08} ${x + w * 0.495} ${y - h * 0.6}L${x + w * 0.47} ${y - h * 0.12}C${x + w * 0.4} ${y + h * 0.42} ${x + w * 0.25} ${y + h * 0.44} ${x} ${y + h * 0.44}S${x - w * 0.38} ${y + h * 0.42} ${x - w * 0.455} ${y - h * 0.02}Z`;
  const mastX = x + w * 0.06;
  const top = y - w * 0.86;
  const cloth =
    sail === undefined
      ? ''
      : line(mastX, y - h * 0.2, mastX, y - w * 0.6, wood, w * 0.014) +
        path(
          d`M${mastX + w * 0.25} ${top}Q${x + w * 0.22} ${y - w * 0.36} ${x - w * 0.37} ${y - w * 0.17}Q${x - w * 0.04} ${y - w * 0.4} ${mastX + w * 0.25} ${top}Z`,
          sail[0],
        ) +
        path(
          d`M${mastX + w * 0.25} ${top}Q${x + w * 0.42} ${y - w * 0.4} ${x + w * 0.4} ${y - w * 0.14}Q${x + w * 0.02} ${y - w * 0.1} ${x - w * 0.37} ${y - w * 0.17}Q${x + w * 0.14} ${y - w * 0.36} ${mastX + w * 0.25} ${top}Z`,
          sail[0],
        ) +
        path(
          d`M${mastX + w * 0.25} ${top}Q${x + w * 0.42} ${y - w * 0.4} ${x + w * 0.4} ${y - w * 0.14}Q${x + w * 0.33} ${y - w * 0.125} ${x + w * 0.24} ${y - w * 0.125}Q${x + w * 0.34} ${y - w * 0.4} ${mastX + w * 0.25} ${top}Z`,
          sail[1],
        ) +
        path(
          d`M${mastX + w * 0.215} ${y - w * 0.74}Q${x + w * 0.2} ${y - w * 0.34} ${x + w * 0.03} ${y - w * 0.132}L${x - w * 0.1} ${y - w * 0.138}Q${x + w * 0.14} ${y - w * 0.36} ${mastX + w * 0.215} ${y - w * 0.74}Z`,
          sail[1],
          { opacity: 0.9 },
        ) +
        stroke(
          d`M${mastX + w * 0.25} ${top}Q${x - w * 0.02} ${y - w * 0.4} ${x - w * 0.37} ${y - w * 0.17}`,
          wood,
          w * 0.012,
        ) +
        stroke(
          d`M${x - w * 0.37} ${y - w * 0.17}Q${x + w * 0.02} ${y - w * 0.1} ${x + w * 0.4} ${y - w * 0.14}`,
          wood,
          w * 0.01,
        );
  const arch = (ax: number) =>
    stroke(
      d`M${ax} ${y - h * 0.35}C${ax - w * 0.01} ${y - h * 0.9} ${ax - w * 0.05} ${y + h * 0.1} ${ax - w * 0.06} ${y + h * 0.98}`,
      wood,
      w * 0.013,
    );
  return (
    cloth +
    path(body, hull) +
    path(band, trim) +
    circle(x + w * 0.455, y - h * 0.62, h * 0.12, paints.surface) +
    arch(x - w * 0.22) +
    arch(x + w * 0.26) +
    stroke(
      d`M${x - w * 0.46} ${y + h * 0.96}Q${x - w * 0.1} ${y + h * 1.12} ${x + w * 0.4} ${y + h * 0.9}`,
      wood,
      w * 0.022,
    )
  );
}

/** A pinisi schooner with two masts and seven sails, seen from the side. */
export function pinisi(x: number, y: number, w: number, hull: string, sail: string, wood: string): string {
  const deck = y - w * 0.06;
  const m1 = x + w * 0.12;
  const m2 = x - w * 0.2;
  const shade = darker(sail, 0.16);
  const bow = x + w * 0.7;
  return (
    line(x + w * 0.4, deck - w * 0.04, bow, deck - w * 0.15, wood, w * 0.012) +
    line(m1, deck, m1, deck - w * 0.78, wood, w * 0.014) +
    line(m2, deck, m2, deck - w * 0.66, wood, w * 0.014) +
    path(
      d`M${m1 - w * 0.012} ${deck - w * 0.52}L${m1 - w * 0.012} ${deck - w * 0.06}L${m2 + w * 0.05} ${deck - w * 0.05}Q${m2 + w * 0.04} ${deck - w * 0.26} ${m2 + w * 0.09} ${deck - w * 0.44}Z`,
      sail,
    ) +
    path(
      d`M${m1 - w * 0.012} ${deck - w * 0.76}L${m1 - w * 0.012} ${deck - w * 0.54}L${m2 + w * 0.1} ${deck - w * 0.46}Z`,
      shade,
    ) +
    path(
      d`M${m2 - w * 0.012} ${deck - w * 0.44}V${deck - w * 0.05}H${x - w * 0.54}Q${x - w * 0.5} ${deck - w * 0.24} ${x - w * 0.43} ${deck - w * 0.37}Z`,
      sail,
    ) +
    path(
      d`M${m2 - w * 0.012} ${deck - w * 0.64}V${deck - w * 0.46}L${x - w * 0.42} ${deck - w * 0.39}Z`,
      shade,
    ) +
    path(
      d`M${m1 + w * 0.015} ${deck - w * 0.74}Q${x + w * 0.26} ${deck - w * 0.34} ${x + w * 0.36} ${deck - w * 0.09}Q${x + w * 0.2} ${deck - w * 0.14} ${m1 + w * 0.02} ${deck - w * 0.07}Z`,
      sail,
    ) +
    path(
      d`M${m1 + w * 0.05} ${deck - w * 0.68}Q${x + w * 0.36} ${deck - w * 0.36} ${x + w * 0.53} ${deck - w * 0.12}Q${x + w * 0.44} ${deck - w * 0.14} ${x + w * 0.38} ${deck - w * 0.11}Q${x + w * 0.3} ${deck - w * 0.36} ${m1 + w * 0.05} ${deck - w * 0.68}Z`,
      shade,
    ) +
    path(
      d`M${m1 + w * 0.1} ${deck - w * 0.64}Q${x + w * 0.46} ${deck - w * 0.36} ${x + w * 0.67} ${deck - w * 0.155}Q${x + w * 0.6} ${deck - w * 0.17} ${x + w * 0.55} ${deck - w * 0.14}Q${x + w * 0.42} ${deck - w * 0.36} ${m1 + w * 0.1} ${deck - w * 0.64}Z`,
      sail,
    ) +
    rect(x - w * 0.44, deck - w * 0.075, w * 0.24, w * 0.08, darker(sail, 0.28), { rx: 3 }) +
    path(
      d`M${x - w * 0.53} ${deck - w * 0.05}H${x - w * 0.2}Q${x + w * 0.2} ${deck + w * 0.02} ${x + w * 0.48} ${deck - w * 0.09}Q${x + w * 0.4} ${y + w * 0.05} ${x + w * 0.24} ${y + w * 0.07}H${x - w * 0.36}Q${x - w * 0.48} ${y + w * 0.06} ${x - w * 0.53} ${deck - w * 0.05}Z`,
      hull,
    ) +
    stroke(
      d`M${x - w * 0.52} ${deck - w * 0.02}H${x - w * 0.2}Q${x + w * 0.2} ${deck + w * 0.05} ${x + w * 0.45} ${deck - w * 0.05}`,
      paints.accent,
      w * 0.012,
    ) +
    repeat(4, (i) => circle(x - w * 0.34 + i * w * 0.15, y + w * 0.012, w * 0.012, paints.orange232))
  );
}
