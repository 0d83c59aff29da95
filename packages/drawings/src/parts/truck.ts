import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { kawungPaint } from './cloth.ts';
import { circle, darker, line, path, rect, repeat, stroke } from './shape.ts';

/** A wheel that stands on 0. */
function tyre(x: number, r: number): string {
  return (
    circle(x, -r, r, paints.grey890) +
    circle(x, -r, r * 0.56, paints.brown340) +
    circle(x, -r, r * 0.4, paints.brown561) +
    circle(x, -r, r * 0.14, paints.grey890) +
    repeat(6, (i) =>
      circle(
        x + Math.cos((i * Math.PI) / 3) * r * 0.28,
        -r + Math.sin((i * Math.PI) / 3) * r * 0.28,
        r * 0.05,
        paints.grey890,
      ),
    )
  );
}

/** A painted truck, its road at 0, the cab to the right. */
export function truck(s: Canvas, cab: string, box: string, mark: string, isNight: boolean): string {
  const glass = isNight ? paints.orange232 : paints.teal200;
  return (
    rect(-470, -116, 830, 30, paints.grey850) +
    rect(-490, -500, 590, 390, box, { rx: 10 }) +
    s.clip(
      '<rect x="-490" y="-500" width="590" height="390" rx="10"/>',
      rect(-490, -500, 590, 390, kawungPaint(s, 130, mark, 0, 0.35), { opacity: 0.85 }) +
        rect(-490, -180, 590, 70, cab) +
        rect(-490, -194, 590, 14, paints.accent) +
        rect(-60, -500, 160, 390, paints.dark, { opacity: 0.1 }),
    ) +
    rect(-496, -512, 602, 20, darker(box, 0.25), { rx: 8 }) +
    circle(-195, -330, 92, paints.cream71) +
    circle(-195, -330, 92, 'none', { stroke: paints.accent, 'stroke-width': 10 }) +
    path('M-211 -388H-179C-136 -362 -136 -298 -179 -272H-211C-254 -298 -254 -362 -211 -388Z', paints.accent) +
    path(
      'M-204 -388H-186C-172 -362 -172 -298 -186 -272H-204C-218 -298 -218 -362 -204 -388Z',
      paints.orange180,
    ) +
    rect(-222, -398, 54, 14, paints.accentStrong, { rx: 5 }) +
    rect(-220, -276, 50, 12, paints.accentStrong, { rx: 5 }) +
    path('M120 -110V-420Q120 -444 146 -444H280Q318 -444 332 -410L378 -290Q404 -280 408 -244V-110Z', cab) +
    path('M120 -110V-190H408V-110Z', darker(cab, 0.18)) +
    rect(120, -206, 288, 14, paints.accent) +
    path('M232 -404H280Q296 -404 302 -390L340 -290H232Z', glass) +
    rect(150, -404, 62, 114, glass, { rx: 6 }) +
    path('M250 -404H270L312 -290H286Z', paints.white, { opacity: 0.3 }) +
    stroke('M222 -430V-126', darker(cab, 0.3), 4) +
    rect(160, -256, 40, 12, paints.grey850, { rx: 5 }) +
    path('M130 -444H296L322 -470H150Q134 -470 130 -444Z', mark) +
    repeat(5, (i) => circle(166 + i * 32, -457, 7, paints.cream120)) +
    rect(384, -234, 28, 50, paints.cream120, { rx: 8 }) +
    rect(340, -130, 84, 34, paints.grey850, { rx: 8 }) +
    rect(396, -340, 14, 60, paints.grey850, { rx: 5 }) +
    line(372, -318, 400, -318, paints.grey850, 6) +
    path('M-400 -86A92 92 0 0 1 -216 -86Z', paints.grey920) +
    path('M180 -86A92 92 0 0 1 364 -86Z', darker(cab, 0.45)) +
    tyre(-308, 78) +
    tyre(272, 78) +
    rect(-424, -92, 12, 44, paints.grey850)
  );
}
