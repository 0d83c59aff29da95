import { errorCatalogue } from '#src/content/transport/error-catalogue.ts';

type ToastTone = 'information' | 'success' | 'error';

export type ToastOptions = {
  text: string;
  tone?: ToastTone;
  /** A shortcut for something that is also available elsewhere: toasts disappear. */
  action?: { text: string; run: () => void };
};

/**
 * State of the toast region. `id` increases with each toast, even for the same text. A hidden toast keeps its text
 * for the fade-out.
 */
type ToastState = { id: number; toast?: ToastOptions; isVisible: boolean };

/** Arguments of the methods, by name. */
type MethodArguments = {
  /** Shows a toast or queues it. The text that is already visible restarts its timer instead. */
  show: [toast: ToastOptions];
  /** Hides the visible toast and shows the next one. */
  hide: [];
  /** Hides the visible toast and clears the queue. */
  clear: [];
};

/** Why a toast is paused: hovered by the pointer or contains keyboard focus. */
type PauseReason = 'pointer' | 'focus';

export const NO_TOAST: ToastState = { id: 0, isVisible: false };

/**
 * Toast queue: shows toasts one after another, each for `delayMs`. The timer is paused while hovered or focused and
 * then restarts from the beginning.
 */
export function createToasts({ delayMs }: { delayMs: number }) {
  const listeners = new Set<() => void>();
  const pauseReasons = new Set<PauseReason>();
  let queue: ToastOptions[] = [];
  let state = NO_TOAST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function startTimer(): void {
    clearTimeout(timer);
    if (state.isVisible && pauseReasons.size === 0) timer = setTimeout(methods.hide, delayMs);
  }

  function change(toast: ToastOptions | undefined, isVisible: boolean): void {
    state = { id: state.id + Number(isVisible), toast, isVisible: isVisible };
    // A hidden toast gets no pointerleave or blur event.
    if (!isVisible) pauseReasons.clear();
    startTimer();
    for (const listener of listeners) listener();
  }

  const methods: { [Name in keyof MethodArguments]: (...args: MethodArguments[Name]) => void } = {
    show(toast) {
      if (!state.isVisible || state.toast?.text === toast.text) change(toast, true);
      else if (queue.every(({ text }) => text !== toast.text)) queue.push(toast);
    },
    hide() {
      const next = queue.shift();
      if (next) change(next, true);
      else if (state.isVisible) change(state.toast, false);
    },
    clear() {
      queue = [];
      methods.hide();
    },
  };

  return {
    /**
     * Calls a method by name.
     *
     * @throws Error if there is no such method.
     */
    call<Name extends keyof MethodArguments>(name: Name, ...args: MethodArguments[Name]): void {
      if (!Object.hasOwn(methods, name)) throw new Error(errorCatalogue.missingToastMethod.message(name));
      methods[name](...args);
    },
    /** Pauses the timer of the visible toast. */
    pause(by: PauseReason): void {
      if (!state.isVisible) return;
      pauseReasons.add(by);
      clearTimeout(timer);
    },
    resume(by: PauseReason): void {
      if (pauseReasons.delete(by)) startTimer();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (): ToastState => state,
  };
}

const DELAY_MS = 5_000;

/** The page's toasts: `toast.call('show', { text })`. For event handlers only; the server renders none. */
export const toast = createToasts({ delayMs: DELAY_MS });
