import { describe, expect, it } from 'vitest';
import { nextStop, previousStop, type ScrollMetrics, scrollPosition } from './scroll-position.ts';

/** Five items 380 wide with gaps of 20. */
function row(left: number, width: number): ScrollMetrics {
  const items = [0, 400, 800, 1200, 1600].map((start) => ({ start, end: start + 380 }));
  return { left, width, total: 1980, items };
}

describe('scroll position', () => {
  it('shows the items whose centre is visible', () => {
    expect(scrollPosition(row(0, 1200)).visible).toEqual([true, true, true, false, false]);
    expect(scrollPosition(row(0, 420)).visible).toEqual([true, false, false, false, false]);
    expect(scrollPosition(row(180, 420)).visible).toEqual([true, true, false, false, false]);
  });

  it('detects both ends despite fractional pixels', () => {
    expect(scrollPosition(row(0.5, 1200))).toMatchObject({ isAtStart: true, isAtEnd: false });
    expect(scrollPosition(row(400, 1200))).toMatchObject({ isAtStart: false, isAtEnd: false });
    expect(scrollPosition(row(779.4, 1200))).toMatchObject({ isAtStart: false, isAtEnd: true });
  });

  it('is at both ends when everything fits', () => {
    expect(scrollPosition(row(0, 1980))).toMatchObject({ isAtStart: true, isAtEnd: true });
  });

  it('goes on to the first item that is not fully visible', () => {
    expect(nextStop(row(0, 1200))).toBe(1200);
    expect(nextStop(row(0, 1100))).toBe(800);
    expect(nextStop(row(400, 420))).toBe(800);
  });

  it('goes on one item at a time when an item is wider than the viewport', () => {
    expect(nextStop(row(0, 300))).toBe(400);
    expect(nextStop(row(400, 300))).toBe(800);
  });

  it('goes back by as many items as fit', () => {
    expect(previousStop(row(1200, 1200))).toBe(0);
    expect(previousStop(row(1200, 800))).toBe(400);
    expect(previousStop(row(800, 420))).toBe(400);
  });

  it('goes back to the item that is cut off at the end of the row', () => {
    expect(previousStop(row(780, 1200))).toBe(0);
    expect(previousStop(row(1560, 420))).toBe(1200);
  });

  it('goes back one item at a time when an item is wider than the viewport', () => {
    expect(previousStop(row(800, 300))).toBe(400);
  });

  it('stays where it is at the ends', () => {
    expect(previousStop(row(0, 1200))).toBe(0);
    expect(nextStop({ left: 0, width: 300, total: 0, items: [] })).toBe(0);
  });
});
