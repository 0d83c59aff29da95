'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type DialogProps = {
  heading: string;
  /** Called on Esc, if the dialog may be dismissed. */
  onClose?: () => void;
  isWide?: boolean;
  children: ReactNode;
};

/** A modal dialog above Payload's drawers. The native `<dialog>` traps and restores focus. */
export function Dialog({ heading, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect: its cleanup runs while the dialog is still in the document, and closing it there restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React focuses before the dialog opens, which then focuses its first element.
    element?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element?.close();
  }, []);
  // Portal out of the form, which Enter would submit.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={isWide ? 'editing-dialog editing-dialog--wide' : 'editing-dialog'}
      // Payload's forms handle key events of their descendants.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
