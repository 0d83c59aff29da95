import { describe, expect, it } from 'vitest';
import { positionIn } from './shown-cases.ts';

describe('the position of a case in its list', () => {
  it('has the cases beside it', () => {
    expect(positionIn([7, 3, 9], 3)).toEqual({ position: 2, count: 3, previous: 7, next: 9 });
  });

  it('has nothing beyond the ends', () => {
    expect(positionIn([7, 3], 7)).toEqual({ position: 1, count: 2, next: 3 });
    expect(positionIn([7, 3], 3)).toEqual({ position: 2, count: 2, previous: 7 });
  });

  it('is unknown if the list did not show it', () => {
    expect(positionIn([7, 3], 4)).toBeNull();
  });
});
