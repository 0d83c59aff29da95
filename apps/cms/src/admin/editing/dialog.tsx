'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

type DialogProps = {
  heading: string;
  /** Esc, where the question may be put off. */
  onClose?: () => void;
  isWide?: boolean;
  children: ReactNode;
};

/** A question over the form, above Payload's own drawers. The platform keeps the focus inside and gives it back. */
export function Dialog({ heading, onClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React focuses before the dialog is shown, which then takes its first field.
    element?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => element?.close();
  }, []);
  // Outside the form, which the Enter key would save.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={isWide ? 'editing-dialog editing-dialog--wide' : 'editing-dialog'}
      // Payload's forms read keys of whatever is inside them.
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
