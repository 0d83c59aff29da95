import type { PaginationInputs } from './inputs.ts';

export type ButtonKind =
  | 'firstPage'
  | 'backwardJump'
  | 'back'
  | 'first'
  | 'startingBreakpoint'
  | 'number'
  | 'endingBreakpoint'
  | 'last'
  | 'next'
  | 'forwardJump'
  | 'lastPage';

export type PaginationButton = {
  kind: ButtonKind;
  /** Where it leads: a page that exists, unless the button is inert. */
  page: number;
  /** Shown, but leads nowhere: beyond the first or the last page, or disabled. */
  isInert: boolean;
};

type WindowInputs = Pick<
  PaginationInputs,
  | 'totalItems'
  | 'itemsPerPage'
  | 'modelValue'
  | 'maxPagesShown'
  | 'hidePrevNext'
  | 'hidePrevNextWhenEnds'
  | 'showBreakpointButtons'
  | 'disableBreakpointButtons'
  | 'showJumpButtons'
  | 'showEndingButtons'
  | 'disablePagination'
>;

/**
 * The buttons of a paginator in reading order:
 * First · jump back · previous · 1 · dots · numbers · dots · last number · next · jump forward · Last.
 *
 * The window of numbers holds `maxPagesShown` pages with the current one in its middle, or right of it when
 * the number is even, moved inside the existing pages at the ends. Dots and jumps move by half of
 * `maxPagesShown`, rounded up, and never past the ends.
 */
export function paginationButtons(inputs: WindowInputs): PaginationButton[] {
  const { modelValue: current, maxPagesShown, showBreakpointButtons, showJumpButtons } = inputs;
  const total = Math.max(0, Math.ceil(inputs.totalItems / inputs.itemsPerPage)) || 0;
  const shown = Math.min(maxPagesShown, total);
  const start = Math.min(Math.max(current - Math.floor(maxPagesShown / 2), 1), total - shown + 1);
  const end = start + shown - 1;
  const jump = Math.ceil(maxPagesShown / 2);
  const pageBack = Math.max(1, Math.min(current - jump, total));
  const pageForward = Math.min(current + jump, total);
  const skipsBefore = start > 2;
  const skipsAfter = end < total - 1;
  const areDotsDisabled = inputs.disablePagination || inputs.disableBreakpointButtons;

  const buttons: PaginationButton[] = [];
  function show(when: boolean, kind: ButtonKind, page: number, isDisabled = inputs.disablePagination) {
    if (when) buttons.push({ kind, page, isInert: isDisabled || page < 1 || page > total });
  }
  const showsEnd = (isEnd: boolean) => !inputs.hidePrevNext && !(inputs.hidePrevNextWhenEnds && isEnd);

  show(inputs.showEndingButtons && current !== 1, 'firstPage', 1);
  show(showJumpButtons && skipsBefore, 'backwardJump', pageBack);
  show(showsEnd(current <= 1), 'back', Math.min(current - 1, total));
  show(showBreakpointButtons && start > 1, 'first', 1);
  show(showBreakpointButtons && skipsBefore, 'startingBreakpoint', pageBack, areDotsDisabled);
  for (let page = start; page <= end; page++) show(true, 'number', page);
  show(showBreakpointButtons && skipsAfter, 'endingBreakpoint', pageForward, areDotsDisabled);
  show(showBreakpointButtons && end < total, 'last', total);
  show(showsEnd(current >= total), 'next', current + 1);
  show(showJumpButtons && skipsAfter, 'forwardJump', pageForward);
  show(inputs.showEndingButtons && current !== total, 'lastPage', total);
  return buttons;
}

/** The page to which pressing a button moves; undefined where nothing happens. */
export function nextModelValue(button: PaginationButton, current: number): number | undefined {
  return button.isInert || button.page === current ? undefined : button.page;
}
