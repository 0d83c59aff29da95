import type { Unit } from '@beranda/contract';
import { expect, it } from 'vitest';
import { BOX_HEIGHT, layOutChart } from './chart-layout.ts';

const unit = (name: string, ...units: Unit[]): Unit => ({ name, units });
const organisation = [
  unit(
    'meeting',
    unit('board', unit('audit'), unit('risk')),
    unit(
      'president',
      unit('internal'),
      unit('secretary'),
      unit('finance', unit('treasury')),
      unit('it', unit('data')),
    ),
  ),
];

it('every unit has one box inside the chart, and no two overlap', () => {
  const { boxes, height, width } = layOutChart(organisation);
  expect(boxes.map(({ name }) => name).sort()).toEqual(
    [...JSON.stringify(organisation).matchAll(/"name":"(\w+)"/g)].map(([, name]) => name).sort(),
  );
  for (const [index, a] of boxes.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + BOX_HEIGHT <= height).toBe(true);
    for (const b of boxes.slice(index + 1)) {
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + BOX_HEIGHT <= b.y || b.y + BOX_HEIGHT <= a.y;
      expect(apart, `${a.name} and ${b.name}`).toBe(true);
    }
  }
});

it('superiors are above their reports', () => {
  const { boxes } = layOutChart(organisation);
  const top = (name: string) => boxes.find((box) => box.name === name)?.y ?? 0;
  expect(top('meeting')).toBeLessThan(top('board'));
  expect(top('board')).toBe(top('president'));
  expect(top('president')).toBeLessThan(top('internal'));
  // Units without reports are stacked.
  expect(top('internal')).toBeLessThan(top('secretary'));
  expect(top('internal')).toBe(top('finance'));
});

it('an organisation without units is an empty chart', () => {
  expect(layOutChart([])).toMatchObject({ boxes: [], lines: [] });
});
