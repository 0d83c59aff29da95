import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ButtonKind, nextModelValue, paginationButtons } from './page-window.ts';

const plain = {
  totalItems: 100,
  itemsPerPage: 10,
  modelValue: 5,
  maxPagesShown: 5,
  hidePrevNext: false,
  hidePrevNextWhenEnds: false,
  showBreakpointButtons: true,
  disableBreakpointButtons: false,
  showJumpButtons: true,
  showEndingButtons: true,
  disablePagination: false,
};

const numbersOf = (inputs: Partial<typeof plain>) =>
  paginationButtons({ ...plain, ...inputs })
    .filter(({ kind }) => kind === 'number')
    .map(({ page }) => page);

const anyInputs = fc.record({
  totalItems: fc.integer({ min: 0, max: 5_000 }),
  itemsPerPage: fc.integer({ min: 1, max: 50 }),
  modelValue: fc.integer({ min: 1, max: 600 }),
  maxPagesShown: fc.integer({ min: 1, max: 20 }),
  hidePrevNext: fc.boolean(),
  hidePrevNextWhenEnds: fc.boolean(),
  showBreakpointButtons: fc.boolean(),
  disableBreakpointButtons: fc.boolean(),
  showJumpButtons: fc.boolean(),
  showEndingButtons: fc.boolean(),
  disablePagination: fc.boolean(),
});

/** Inputs whose current page exists. */
const inRange = anyInputs
  .filter(({ totalItems }) => totalItems > 0)
  .map((inputs) => {
    const totalPages = Math.ceil(inputs.totalItems / inputs.itemsPerPage);
    return { ...inputs, modelValue: ((inputs.modelValue - 1) % totalPages) + 1, totalPages };
  });

describe('the page window', () => {
  it('has more pages before the current one if its size is even', () => {
    expect(numbersOf({ modelValue: 6, maxPagesShown: 4 })).toEqual([4, 5, 6, 7]);
    expect(numbersOf({ modelValue: 6, maxPagesShown: 2 })).toEqual([5, 6]);
  });

  it('can be the current page alone', () => {
    expect(numbersOf({ modelValue: 6, maxPagesShown: 1 })).toEqual([6]);
  });

  it('contains the current page, is contiguous and as wide as possible', () => {
    fc.assert(
      fc.property(inRange, (inputs) => {
        const numbers = numbersOf(inputs);
        expect(numbers).toContain(inputs.modelValue);
        expect(numbers).toHaveLength(Math.min(inputs.maxPagesShown, inputs.totalPages));
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
      }),
    );
  });
});

describe('the row', () => {
  it('shows each number once, ascending, and only existing pages', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const totalPages = Math.ceil(inputs.totalItems / inputs.itemsPerPage);
        const buttons = paginationButtons(inputs);
        const numbers = buttons
          .filter(({ kind }) => kind === 'number' || kind === 'first' || kind === 'last')
          .map(({ page }) => page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const { page, isInert } of buttons) {
          if (!isInert) expect(page >= 1 && page <= totalPages).toBe(true);
        }
      }),
    );
  });

  it('has dots and jump buttons that move by half a window, or to the end', () => {
    fc.assert(
      fc.property(inRange, (inputs) => {
        const half = Math.ceil(inputs.maxPagesShown / 2);
        for (const { kind, page } of paginationButtons(inputs)) {
          if (kind === 'startingBreakpoint' || kind === 'backwardJump') {
            expect(page).toBe(Math.max(1, inputs.modelValue - half));
          }
          if (kind === 'endingBreakpoint' || kind === 'forwardJump') {
            expect(page).toBe(Math.min(inputs.totalPages, inputs.modelValue + half));
          }
        }
      }),
    );
  });

  it('has dots only if they stand for at least one page', () => {
    fc.assert(
      fc.property(inRange, (inputs) => {
        const buttons = paginationButtons({ ...inputs, showBreakpointButtons: true });
        buttons.forEach(({ kind }, index) => {
          if (kind !== 'startingBreakpoint' && kind !== 'endingBreakpoint') return;
          const gap = Number(buttons[index + 1]?.page) - Number(buttons[index - 1]?.page);
          expect(gap).toBeGreaterThanOrEqual(2);
        });
      }),
    );
  });

  it.each([Number.NaN, -5, 0])('treats a total of %d items as an empty list', (totalItems) => {
    const buttons = paginationButtons({ ...plain, totalItems, modelValue: 1 });
    expect(buttons.every(({ isInert }) => isInert)).toBe(true);
  });
});

describe('a press', () => {
  function pressing(kind: ButtonKind, inputs: Partial<typeof plain> = {}) {
    const state = { ...plain, ...inputs };
    const button = paginationButtons(state).find((candidate) => candidate.kind === kind);
    if (!button) throw new Error(`no button ${kind}`);
    return nextModelValue(button, state.modelValue);
  }

  it.each([
    ['firstPage', 1],
    ['backwardJump', 2],
    ['back', 4],
    ['first', 1],
    ['startingBreakpoint', 2],
    ['number', 3],
    ['endingBreakpoint', 8],
    ['last', 10],
    ['next', 6],
    ['forwardJump', 8],
    ['lastPage', 10],
  ] as const)('on %s moves from page 5 to page %d', (kind, page) => {
    expect(pressing(kind)).toBe(page);
  });

  it('on the current page does nothing', () => {
    expect(nextModelValue({ kind: 'number', page: 5, isInert: false }, 5)).toBeUndefined();
  });

  it('on previous does nothing on the first page, and on next does nothing on the last', () => {
    expect(pressing('back', { modelValue: 1 })).toBeUndefined();
    expect(pressing('next', { modelValue: 10 })).toBeUndefined();
  });

  it('on dots does nothing when they are disabled, while the jump buttons still work', () => {
    expect(pressing('startingBreakpoint', { disableBreakpointButtons: true })).toBeUndefined();
    expect(pressing('endingBreakpoint', { disableBreakpointButtons: true })).toBeUndefined();
    expect(pressing('forwardJump', { disableBreakpointButtons: true })).toBe(8);
  });

  it('does nothing while the paginator is disabled', () => {
    for (const button of paginationButtons({ ...plain, disablePagination: true })) {
      expect(nextModelValue(button, 5)).toBeUndefined();
    }
  });

  it('on previous beyond the last page leads back into the list', () => {
    expect(pressing('back', { modelValue: 14 })).toBe(10);
    expect(pressing('next', { modelValue: 14 })).toBeUndefined();
  });

  it('moves to another existing page, or not at all', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const totalPages = Math.ceil(inputs.totalItems / inputs.itemsPerPage);
        for (const button of paginationButtons(inputs)) {
          const page = nextModelValue(button, inputs.modelValue);
          if (page === undefined) continue;
          expect(page).not.toBe(inputs.modelValue);
          expect(page >= 1 && page <= totalPages && !inputs.disablePagination).toBe(true);
        }
      }),
    );
  });
});
