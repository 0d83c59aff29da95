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
  /** Target page; exists unless the button is inert. */
  page: number;
  /** Visible but without effect: before the first page, beyond the last, or disabled. */
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
 * The buttons in reading order: First · jump back · previous · 1 · dots · numbers · dots · last number · next · jump
 * forward · Last.
 *
 * The window has `maxPagesShown` pages with the current one in the middle (right of it if the number is even),
 * shifted to stay within the existing pages. Dots and jump buttons move by half of `maxPagesShown`, rounded up,
 * clamped to the ends.
 */
export function paginationButtons(inputs: WindowInputs): PaginationButton[] {
  const { modelValue: current, maxPagesShown, showBreakpointButtons, showJumpButtons } = inputs;
  const total = Math.max(0, Math.ceil(inputs.totalItems / inputs.itemsPerPage)) || 0;
  const visibleCount = Math.min(maxPagesShown, total);
  const start = Math.min(Math.max(current - Math.floor(maxPagesShown / 2), 1), total - visibleCount + 1);
  const end = start + visibleCount - 1;
  const jump = Math.ceil(maxPagesShown / 2);
  const pageBack = Math.max(1, Math.min(current - jump, total));
  const pageForward = Math.min(current + jump, total);
  const hasGapBefore = start > 2;
  const hasGapAfter = end < total - 1;
  const areDotsDisabled = inputs.disablePagination || inputs.disableBreakpointButtons;

  const buttons: PaginationButton[] = [];
  function add(kind: ButtonKind, page: number, isDisabled = inputs.disablePagination) {
    buttons.push({ kind, page, isInert: isDisabled || page < 1 || page > total });
  }
  const hasPrevNext = (isAtEnd: boolean) => !inputs.hidePrevNext && !(inputs.hidePrevNextWhenEnds && isAtEnd);

  if (inputs.showEndingButtons && current !== 1) add('firstPage', 1);
  if (showJumpButtons && hasGapBefore) add('backwardJump', pageBack);
  if (hasPrevNext(current <= 1)) add('back', Math.min(current - 1, total));
  if (showBreakpointButtons && start > 1) add('first', 1);
  if (showBreakpointButtons && hasGapBefore) add('startingBreakpoint', pageBack, areDotsDisabled);
  for (let page = start; page <= end; page++) add('number', page);
  if (showBreakpointButtons && hasGapAfter) add('endingBreakpoint', pageForward, areDotsDisabled);
  if (showBreakpointButtons && end < total) add('last', total);
  if (hasPrevNext(current >= total)) add('next', current + 1);
  if (showJumpButtons && hasGapAfter) add('forwardJump', pageForward);
  if (inputs.showEndingButtons && current !== total) add('lastPage', total);
  return buttons;
}

/** The page to which pressing a button moves; undefined if nothing happens. */
export function nextModelValue(button: PaginationButton, current: number): number | undefined {
  return button.isInert || button.page === current ? undefined : button.page;
}
