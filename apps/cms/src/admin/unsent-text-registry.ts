/**
 * The texts of this tab that are typed and not sent. A reload would lose all of them, also those in other forms, such as
 * that of a drawer.
 */
export class UnsentTextRegistry {
  readonly #texts = new Set<symbol>();
  readonly #listeners = new Set<() => void>();

  /** Adds a text. @returns the function that removes it. */
  add = (): (() => void) => {
    const text = Symbol('unsent');
    this.#texts.add(text);
    this.#notify();
    return () => {
      this.#texts.delete(text);
      this.#notify();
    };
  };

  isEmpty = (): boolean => this.#texts.size === 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A text field whose content an endpoint sends, not the form around it. */
type TextField = {
  /** Its text is typed and not sent. */
  isUnsent: boolean;
  /** It has marked the form as modified, since its text was unsent. */
  hasMarkedForm: boolean;
  /** Its text was sent, and the screen shows an older state. */
  isReloading: boolean;
};

type Screen = {
  /** Payload shows a confirmation before it leaves the form. */
  isModified: boolean;
  /** Fields of the form differ from what is stored. */
  areFieldsChanged: boolean;
  /** The registry is empty. */
  areAllSent: boolean;
};

type NextStep = {
  /** The new value of Payload's `modified`; undefined where it does not change. */
  isModified?: boolean;
  /** The new state of the text field. */
  hasMarkedForm: boolean;
  /** Whether to reload the screen now. */
  isReloadDue: boolean;
};

/**
 * The reaction of a text field to each change of its screen: marks the form as modified while its text is unsent, also
 * again after a save has reset the mark; removes the mark, and reloads, only once no text on the screen is unsent.
 */
export function nextStep({ hasMarkedForm, isReloading, isUnsent }: TextField, screen: Screen): NextStep {
  const { areAllSent, areFieldsChanged, isModified } = screen;
  if (isUnsent)
    return { ...(isModified ? {} : { isModified: true }), hasMarkedForm: true, isReloadDue: false };
  if (!areAllSent) return { hasMarkedForm, isReloadDue: false };
  const canRemoveMark = hasMarkedForm && isModified && !areFieldsChanged;
  return {
    ...(canRemoveMark ? { isModified: false } : {}),
    hasMarkedForm: false,
    // Where fields are changed, Payload shows a confirmation before the reload.
    isReloadDue: isReloading && (!isModified || areFieldsChanged),
  };
}
