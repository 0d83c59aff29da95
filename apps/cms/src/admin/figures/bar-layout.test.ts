import { describe, expect, it } from 'vitest';
import { layOutBars } from './bar-layout.ts';

describe('bars', () => {
  it('stand side by side in their group, from zero to a round value', () => {
    expect(
      layOutBars([
        [10, 5],
        [0, null],
      ]),
    ).toEqual({
      groups: [
        {
          center: 25,
          bars: [
            { x: 6.5, width: 18.5, y: 0, height: 100 },
            { x: 25, width: 18.5, y: 50, height: 50 },
          ],
        },
        { center: 75, bars: [{ x: 56.5, width: 18.5, y: 100, height: 0 }, null] },
      ],
      ticks: [
        { y: 100, value: 0 },
        { y: 50, value: 5 },
        { y: 0, value: 10 },
      ],
    });
  });

  it.each([
    [[], [0, 1]],
    [
      [null, null],
      [0, 1],
    ],
    [[0.5], [0, 1]],
    [[1], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[13], [0, 5, 10, 15]],
    [[80], [0, 20, 40, 60, 80]],
    [[4_200], [0, 2_000, 4_000, 6_000]],
  ])('of %j have ticks at %j', (values, ticks) => {
    expect(layOutBars(values.map((value) => [value])).ticks.map(({ value }) => value)).toEqual(ticks);
  });

  it('can have a fixed scale', () => {
    const { groups, ticks } = layOutBars([[0.4]], 1);
    expect(groups[0]?.bars[0]).toMatchObject({ y: 60, height: 40 });
    expect(ticks.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});
