/**
 * The boxes of this tab whose text is typed and not sent. A reload would lose the texts of all of them, also of those in
 * other forms, such as that of a drawer.
 */
export class UnsentBoxes {
  readonly #boxes = new Set<symbol>();
  readonly #listeners = new Set<() => void>();

  /** Adds a box. @returns the function that removes it. */
  add = (): (() => void) => {
    const box = Symbol('unsent');
    this.#boxes.add(box);
    this.#notify();
    return () => {
      this.#boxes.delete(box);
      this.#notify();
    };
  };

  isEmpty = (): boolean => this.#boxes.size === 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

type Box = {
  isUnsent: boolean;
  /** Its text was unsent, and the form is marked as modified since. */
  hasMarked: boolean;
  /** Its action has succeeded, and the screen shows an older state. */
  isReloading: boolean;
};

type Screen = {
  /** Payload shows a confirmation before it leaves the form. */
  isModified: boolean;
  /** Fields of the form differ from what is stored. */
  areFieldsChanged: boolean;
  /** Whether no box has an unsent text. */
  areAllSent: boolean;
};

type Step = {
  /** What the form's mark has to become; undefined where it stays. */
  marks?: boolean;
  /** Of the box, from now on. */
  hasMarked: boolean;
  /** The screen is reloaded now. */
  reloads: boolean;
};

/**
 * What a box does after each change of its screen: it marks the form as modified while its text is unsent, also again
 * after a save has reset the mark. Mark and reload wait for the texts of all boxes.
 */
export function nextStep({ hasMarked, isReloading, isUnsent }: Box, screen: Screen): Step {
  const { areAllSent, areFieldsChanged, isModified } = screen;
  if (isUnsent) return { ...(isModified ? {} : { marks: true }), hasMarked: true, reloads: false };
  if (!areAllSent) return { hasMarked, reloads: false };
  const unmarks = hasMarked && isModified && !areFieldsChanged;
  return {
    ...(unmarks ? { marks: false } : {}),
    hasMarked: false,
    // Where fields are changed, Payload shows a confirmation before the reload.
    reloads: isReloading && (!isModified || areFieldsChanged),
  };
}
