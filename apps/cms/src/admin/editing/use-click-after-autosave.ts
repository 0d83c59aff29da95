'use client';

import { useForm, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** An autosave that takes longer has failed, and is retried when the click is no longer expected. */
const FORGOTTEN_AFTER_MS = 10_000;

/** The enabled or disabled save button of a form at an event; null elsewhere. */
function saveButtonAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('.form-submit button') : null;
}

/**
 * Clicks a save or publish button once an autosave has ended, if it was pressed meanwhile. Payload disables the buttons
 * of a form while it autosaves, and browsers drop a click on a button that is disabled between press and release: to
 * the person nothing would happen. A focused button gets its focus back for the same reason.
 */
export function useClickAfterAutosave(): void {
  const { formRef } = useForm();
  const isAutosaving = useFormBackgroundProcessing();
  const autosaving = useRef(isAutosaving);
  autosaving.current = isAutosaving;
  /** Pressed, and not clicked yet. */
  const pressed = useRef<HTMLButtonElement | null>(null);
  /** By the monotonic clock; null while it is held. */
  const releasedAt = useRef<number | null>(null);
  /** Whether the button was disabled since it was pressed: otherwise the browser clicks. */
  const wasDisabled = useRef(false);
  /** Had the focus when the autosave began. */
  const focused = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    const forget = () => {
      pressed.current = null;
    };
    const press = (target: EventTarget | null) => {
      const button = saveButtonAt(target);
      const isPressable = button && (!button.disabled || autosaving.current);
      pressed.current = isPressable && formRef.current?.contains(button) ? button : null;
      releasedAt.current = null;
      wasDisabled.current = button?.disabled ?? false;
    };
    const release = (target: EventTarget | null) => {
      if (!pressed.current) return;
      if (saveButtonAt(target) !== pressed.current) return forget();
      releasedAt.current = performance.now();
      if (!wasDisabled.current) return;
      // The browser's own click comes before the timer, and clears the press.
      setTimeout(() => {
        if (!autosaving.current) clickPressed(pressed);
      });
    };
    const onPointerDown = (event: PointerEvent) => event.button === 0 && press(event.target);
    const onPointerUp = (event: PointerEvent) =>
      release(document.elementFromPoint(event.clientX, event.clientY));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return;
      // The browser has taken the focus from the disabled button.
      const isFocusTaken = autosaving.current && focused.current && event.target === document.body;
      // The page would scroll.
      if (isFocusTaken) event.preventDefault();
      press(isFocusTaken ? focused.current : event.target);
    };
    // The focus is gone with the first frame after the button was disabled.
    const onKeyUp = (event: KeyboardEvent) => event.key === ' ' && release(pressed.current);
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('pointerup', onPointerUp, options);
    document.addEventListener('pointercancel', forget, options);
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('keyup', onKeyUp, options);
    document.addEventListener('click', forget, options);
    return () => abort.abort();
  }, [formRef]);

  // Layout effects run before the next frame, with which the browser takes the focus from a disabled button.
  useLayoutEffect(() => {
    if (isAutosaving) {
      wasDisabled.current = true;
      focused.current = saveButtonAt(document.activeElement);
    } else if (document.activeElement === document.body) focused.current?.focus();
  }, [isAutosaving]);

  useEffect(() => {
    if (isAutosaving || releasedAt.current === null) return;
    if (performance.now() - releasedAt.current > FORGOTTEN_AFTER_MS) pressed.current = null;
    clickPressed(pressed);
  }, [isAutosaving]);
}

/** Clicks the pressed button, if it is enabled again, and clears it. */
function clickPressed(pressed: { current: HTMLButtonElement | null }): void {
  const button = pressed.current;
  pressed.current = null;
  if (button && !button.disabled) button.click();
}
