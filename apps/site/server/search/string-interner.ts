/** Interns strings as small integers with reference counts, reused when free: arrays by id are faster than sets of strings. */
export class StringInterner {
  readonly #known = new Map<string, { id: number; references: number }>();
  readonly #free: number[] = [];

  /** Above every id in use. */
  get capacity(): number {
    return this.#known.size + this.#free.length;
  }

  /** The id of a text; adds a reference. */
  acquire(text: string): number {
    const known = this.#known.get(text) ?? { id: this.#free.pop() ?? this.#known.size, references: 0 };
    known.references += 1;
    this.#known.set(text, known);
    return known.id;
  }

  /** Removes a reference of a text that was acquired. */
  release(text: string): void {
    const known = this.#known.get(text);
    if (!known) return;
    known.references -= 1;
    if (known.references > 0) return;
    this.#known.delete(text);
    this.#free.push(known.id);
  }

  /** Undefined for a text without references. */
  idOf(text: string): number | undefined {
    return this.#known.get(text)?.id;
  }
}
