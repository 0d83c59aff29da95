import type { ReactNode } from 'react';

/**
 * Inputs of the paginator. Names and defaults are those of vue-awesome-paginate, so that its settings can be reused;
 * each of its slots is the content of the corresponding button.
 */
export type PaginationInputs = {
  totalItems: number;
  itemsPerPage: number;
  /** The current page, from 1. Beyond the last page no page is current, and "previous" stays enabled. */
  modelValue: number;
  /** @deprecated Use `modelValue`. Only validated. */
  currentPage: number | null;
  /** Number of page numbers in the window around the current page. */
  maxPagesShown: number;
  /** `rtl` mirrors the whole row, including signs and icons. */
  dir: 'ltr' | 'rtl';
  type: 'link' | 'button';
  /** Number format: plain, Arabic (`ar`) or Persian digits (`ir`). */
  locale: 'en' | 'ar' | 'ir';

  /** URL pattern in link mode, without language prefix; the first `[page]` is replaced by the number. */
  linkUrl: string;
  /** URL of page 1, if different: `/news` instead of `/news?page=1`. */
  firstPageUrl?: string;
  /** Called with the chosen page. In link mode it replaces the navigation. */
  onUpdateModelValue?: (page: number) => void;
  /** Called with the chosen page; in link mode the link is followed nevertheless. */
  onClick?: (page: number) => void;

  /** Accessible name, to distinguish several paginators on a page. */
  label?: string;

  hidePrevNext: boolean;
  hidePrevNextWhenEnds: boolean;
  /** First page, last page and the dots between them and the window. */
  showBreakpointButtons: boolean;
  disableBreakpointButtons: boolean;
  showJumpButtons: boolean;
  showEndingButtons: boolean;
  disablePagination: boolean;

  // Text with letters is also the button's accessible name; other content is named by the catalogue.
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

/** Fills in defaults; `undefined` counts as not given. */
export function withDefaults(props: PaginationProps): PaginationInputs {
  const named = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(named) } as PaginationInputs;
}
