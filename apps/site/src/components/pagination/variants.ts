import type { ReactNode } from 'react';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';
import type { PaginationInputs } from './inputs.ts';
import type { ButtonKind } from './page-window.ts';

type Variant = {
  /** Undefined: the page number. */
  content?: ReactNode;
  /** Catalogue key of the accessible name if the content is a symbol. */
  name: keyof Messages['pagination'];
  className: string;
  inertClassName?: string;
  rel?: 'prev' | 'next';
};

/** Content, classes and name of each kind of button. */
export function variantOf(inputs: PaginationInputs): Record<ButtonKind, Variant> {
  return {
    firstPage: {
      content: inputs.firstPageContent,
      name: 'first',
      className: inputs.firstPageButtonClass,
    },
    backwardJump: {
      content: inputs.backwardJumpButtonContent,
      name: 'jumpTo',
      className: inputs.backwardJumpButtonClass,
      inertClassName: inputs.disabledBackwardJumpButtonClass,
    },
    back: {
      content: inputs.prevButtonContent,
      name: 'previous',
      className: inputs.backButtonClass,
      inertClassName: inputs.disabledBackButtonClass,
      rel: 'prev',
    },
    first: {
      name: 'page',
      className: inputs.firstButtonClass,
      inertClassName: inputs.disabledFirstButtonClass,
    },
    startingBreakpoint: {
      content: inputs.startingBreakpointContent,
      name: 'jumpTo',
      className: inputs.startingBreakpointButtonClass,
      inertClassName: inputs.disabledBreakPointButtonClass,
    },
    number: {
      name: 'page',
      className: inputs.numberButtonsClass,
    },
    endingBreakpoint: {
      content: inputs.endingBreakpointButtonContent,
      name: 'jumpTo',
      className: inputs.endingBreakPointButtonClass,
      inertClassName: inputs.disabledBreakPointButtonClass,
    },
    last: {
      name: 'page',
      className: inputs.lastButtonClass,
      inertClassName: inputs.disabledLastButtonClass,
    },
    next: {
      content: inputs.nextButtonContent,
      name: 'next',
      className: inputs.nextButtonClass,
      inertClassName: inputs.disabledNextButtonClass,
      rel: 'next',
    },
    forwardJump: {
      content: inputs.forwardJumpButtonContent,
      name: 'jumpTo',
      className: inputs.forwardJumpButtonClass,
      inertClassName: inputs.disabledForwardJumpButtonClass,
    },
    lastPage: {
      content: inputs.lastPageContent,
      name: 'last',
      className: inputs.lastPageButtonClass,
    },
  };
}
