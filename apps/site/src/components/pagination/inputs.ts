import type { ReactNode } from 'react';

/**
 * What the paginator can be told. Names and defaults are those of vue-awesome-paginate, so that its settings
 * can be carried over as they are; each of its slots is the content of the same button.
 */
export type PaginationInputs = {
  totalItems: number;
  itemsPerPage: number;
  /** The current page, counted from 1. Above the last page no page is current, and the way back is open. */
  modelValue: number;
  /** @deprecated `modelValue` says it. Only checked. */
  currentPage: number | null;
  /** How many numbers the window around the current page holds. */
  maxPagesShown: number;
  /** `rtl` mirrors the whole row: page 1 stands on the right, and signs and icons point the other way. */
  dir: 'ltr' | 'rtl';
  type: 'link' | 'button';
  /** How numbers are written: plain, with Arabic (`ar`) or with Persian digits (`ir`). */
  locale: 'en' | 'ar' | 'ir';

  /** The address of a page in link mode, without language prefix; its first `[page]` becomes the number. */
  linkUrl: string;
  /** The address of page 1, where that is another one: `/news` instead of `/news?page=1`. */
  firstPageUrl?: string;
  /** Told the page that was chosen. In link mode it takes the place of the navigation. */
  onUpdateModelValue?: (page: number) => void;
  /** Told the page that was chosen, too; in link mode the link is followed nevertheless. */
  onClick?: (page: number) => void;

  /** What tells this paginator from others on the page. */
  label?: string;

  hidePrevNext: boolean;
  hidePrevNextWhenEnds: boolean;
  /** The first page, the last page and the dots between them and the window. */
  showBreakpointButtons: boolean;
  disableBreakpointButtons: boolean;
  showJumpButtons: boolean;
  showEndingButtons: boolean;
  disablePagination: boolean;

  // A text with letters is also the button's name; what has none, and elements, are named by the catalogue.
  prevButtonContent: ReactNode;
  nextButtonContent: ReactNode;
  startingBreakpointContent: ReactNode;
  endingBreakpointButtonContent: ReactNode;
  backwardJumpButtonContent: ReactNode;
  forwardJumpButtonContent: ReactNode;
  firstPageContent: ReactNode;
  lastPageContent: ReactNode;

  paginationContainerClass: string;
  paginateButtonsClass: string;
  disabledPaginateButtonsClass: string;
  numberButtonsClass: string;
  activePageClass: string;
  backButtonClass: string;
  disabledBackButtonClass: string;
  nextButtonClass: string;
  disabledNextButtonClass: string;
  firstButtonClass: string;
  disabledFirstButtonClass: string;
  lastButtonClass: string;
  disabledLastButtonClass: string;
  firstPageButtonClass: string;
  lastPageButtonClass: string;
  startingBreakpointButtonClass: string;
  endingBreakPointButtonClass: string;
  disabledBreakPointButtonClass: string;
  backwardJumpButtonClass: string;
  disabledBackwardJumpButtonClass: string;
  forwardJumpButtonClass: string;
  disabledForwardJumpButtonClass: string;
};

type Required = 'totalItems' | 'modelValue';

export type PaginationProps = Pick<PaginationInputs, Required> & Partial<Omit<PaginationInputs, Required>>;

const DEFAULTS = {
  itemsPerPage: 10,
  currentPage: 1,
  maxPagesShown: 5,
  dir: 'ltr',
  type: 'button',
  locale: 'en',
  linkUrl: '#',

  hidePrevNext: false,
  hidePrevNextWhenEnds: false,
  showBreakpointButtons: true,
  disableBreakpointButtons: false,
  showJumpButtons: false,
  showEndingButtons: false,
  disablePagination: false,

  prevButtonContent: '<',
  nextButtonContent: '>',
  startingBreakpointContent: '...',
  endingBreakpointButtonContent: '...',
  backwardJumpButtonContent: '<<',
  forwardJumpButtonContent: '>>',
  firstPageContent: 'First',
  lastPageContent: 'Last',

  paginationContainerClass: 'pagination-container',
  paginateButtonsClass: 'paginate-buttons',
  disabledPaginateButtonsClass: 'disabled-paginate-buttons',
  numberButtonsClass: 'number-buttons',
  activePageClass: 'active-page',
  backButtonClass: 'back-button',
  disabledBackButtonClass: 'disabled-back-button',
  nextButtonClass: 'next-button',
  disabledNextButtonClass: 'disabled-next-button',
  firstButtonClass: 'first-button',
  disabledFirstButtonClass: 'disabled-first-button',
  lastButtonClass: 'last-button',
  disabledLastButtonClass: 'disabled-last-button',
  firstPageButtonClass: 'first-page-button',
  lastPageButtonClass: 'last-page-button',
  startingBreakpointButtonClass: 'starting-breakpoint-button',
  endingBreakPointButtonClass: 'ending-breakpoint-button',
  disabledBreakPointButtonClass: 'disabled-breakpoint-button',
  backwardJumpButtonClass: 'backward-jump-button',
  disabledBackwardJumpButtonClass: 'disabled-backward-jump-button',
  forwardJumpButtonClass: 'forward-jump-button',
  disabledForwardJumpButtonClass: 'disabled-forward-jump-button',
} satisfies Partial<PaginationInputs>;

/** All inputs: those that were given, and the defaults for the rest. `undefined` counts as not given. */
export function withDefaults(props: PaginationProps): PaginationInputs {
  const named = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(named) } as PaginationInputs;
}
