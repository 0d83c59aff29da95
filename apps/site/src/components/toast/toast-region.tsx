import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ToastCard } from './toast-card.tsx';
import { NO_TOAST, toast as toasts } from './toasts.ts';

const hide = () => toasts.call('hide');

/**
 * Toast container, once per document, in the top layer. The status element exists before the first toast, because
 * live regions announce only changes.
 */
export function ToastRegion() {
  const t = useTranslations('components.toast');
  const state = useSyncExternalStore(toasts.subscribe, toasts.state, () => NO_TOAST);
  const { id, toast, isVisible } = state;
  const popover = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    if (!state.isVisible && element.contains(document.activeElement)) previousFocus.current?.focus();
    // Reopened each time, to be on top of popovers opened since.
    element.hidePopover();
    if (state.isVisible) element.showPopover();
  }, [state]);

  function pauseForFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
    toasts.pause('focus');
  }

  function resumeAfterFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) toasts.resume('focus');
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isVisible && <span key={id}>{toast?.text}</span>}
      </p>
      <section
        ref={popover}
        popover="manual"
        aria-label={t('label')}
        className="toast"
        onPointerEnter={() => toasts.pause('pointer')}
        onPointerLeave={() => toasts.resume('pointer')}
        onFocus={pauseForFocus}
        onBlur={resumeAfterFocus}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
      >
        {toast && <ToastCard toast={toast} onClose={hide} />}
      </section>
    </>
  );
}
