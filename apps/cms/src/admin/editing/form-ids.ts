/**
 * The random ids of the open forms, by the API path of their document: lets the server tell a form's own consecutive saves
 * from a lost update.
 */
export class FormIds {
  readonly #ids = new Map<string, ReadonlySet<string>>();

  /** Adds an open form. @returns the function that removes it. */
  add = (path: string, id: string): (() => void) => {
    this.#ids.set(path, new Set([...(this.#ids.get(path) ?? []), id]));
    return () => {
      const others = [...(this.#ids.get(path) ?? [])].filter((one) => one !== id);
      if (others.length > 0) this.#ids.set(path, new Set(others));
      else this.#ids.delete(path);
    };
  };

  /**
   * The id of the form that saves a document; undefined if several forms are open, such as one in a drawer: which of them
   * sends a request is not known, so the server compares strictly.
   */
  onlyIdOf = (path: string): string | undefined => {
    const ids = [...(this.#ids.get(path) ?? [])];
    return ids.length === 1 ? ids[0] : undefined;
  };
}
