/** Small numbers for texts, given back once nothing has them: arrays by number are faster than sets of texts. */
export class Identities {
  readonly #known = new Map<string, { number: number; uses: number }>();
  readonly #free: number[] = [];

  /** Above every number that is in use. */
  get end(): number {
    return this.#known.size + this.#free.length;
  }

  /** The number of a text for one more use. */
  take(text: string): number {
    const known = this.#known.get(text) ?? { number: this.#free.pop() ?? this.#known.size, uses: 0 };
    known.uses += 1;
    this.#known.set(text, known);
    return known.number;
  }

  /** Ends a use of a text that was taken. */
  release(text: string): void {
    const known = this.#known.get(text);
    if (!known) return;
    known.uses -= 1;
    if (known.uses > 0) return;
    this.#known.delete(text);
    this.#free.push(known.number);
  }

  /** Undefined for a text that nothing has. */
  numberOf(text: string): number | undefined {
    return this.#known.get(text)?.number;
  }
}
