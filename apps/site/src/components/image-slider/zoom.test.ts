import { describe, expect, it } from 'vitest';
import { keepCentre, nextZoom } from './zoom.ts';

describe('zoom', () => {
  it('goes from level to level', () => {
    expect(nextZoom(1, 'in')).toBe(1.5);
    expect(nextZoom(1.5, 'out')).toBe(1);
  });

  it('goes to the nearest level from between', () => {
    expect(nextZoom(2.4, 'in')).toBe(3);
    expect(nextZoom(2.4, 'out')).toBe(2);
  });

  it('treats a value close to a level as that level', () => {
    expect(nextZoom(1.99, 'in')).toBe(3);
    expect(nextZoom(2.01, 'out')).toBe(1.5);
  });

  it('ends at both ends', () => {
    expect(nextZoom(4, 'in')).toBeUndefined();
    expect(nextZoom(1, 'out')).toBeUndefined();
  });

  it('keeps the centre of the frame', () => {
    expect(keepCentre(0, 400, 2)).toBe(200);
    expect(keepCentre(200, 400, 0.5)).toBe(0);
    expect(keepCentre(300, 400, 1)).toBe(300);
  });
});
