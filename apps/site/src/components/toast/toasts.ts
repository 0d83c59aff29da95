import { errorCatalogue } from '#src/content/transport/error-catalogue.ts';

export type ToastTone = 'information' | 'success' | 'error';

export type ToastOptions = {
  text: string;
  tone?: ToastTone;
  /** A short cut to something that can be done elsewhere too: a toast goes away by itself. */
  action?: { text: string; run: () => void };
};

/**
 * What the region shows. Each showing has a number of its own, even of the same text. A toast that was hidden stays
 * known, so that it can fade out with its text.
 */
export type ToastState = { id: number; toast?: ToastOptions; isVisible: boolean };

/** What can be called by name. */
type MethodArguments = {
  /** Shows a toast, after those before it. The same text again does not queue: it is said anew. */
  show: [toast: ToastOptions];
  /** Hides the toast shown and shows the next one. */
  hide: [];
  /** Hides the toast shown and forgets all that wait. */
  clear: [];
};

/** What holds a toast: the pointer over it, or keyboard focus inside it. */
type PauseReason = 'pointer' | 'focus';

export const NO_TOAST: ToastState = { id: 0, isVisible: false };

/**
 * Toasts that are shown one after another, each for `delayMs`. While one is held its time stands still, and starts
 * anew when nothing holds it any more.
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
    // What is hidden gets no event that would end its hold.
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
     * Does what the method of that name does.
     *
     * @throws Error when there is none of that name.
     */
    call<Name extends keyof MethodArguments>(name: Name, ...args: MethodArguments[Name]): void {
      if (!Object.hasOwn(methods, name)) throw new Error(errorCatalogue.missingToastMethod.message(name));
      methods[name](...args);
    },
    /** Lets time stand still for the toast shown. */
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

/** The page's toasts: `toast.call('show', { text })`. Only for event handlers; the server shows none. */
export const toast = createToasts({ delayMs: 5000 });
