/** The documents that contain a term, in ascending order; for each, the fields with the term, as bits, and its frequency. */
type PostingList = { docs: number[]; fields: number[]; frequency: number[] };

/** Binary search: the first index whose number is at least `doc`. */
function lowerBound(docs: readonly number[], doc: number): number {
  let low = 0;
  let high = docs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inverted index: the documents of each term. A document is a small number, which may be used again after its removal. */
export class Postings {
  readonly #lists = new Map<string, PostingList>();

  get(term: string): PostingList | undefined {
    return this.#lists.get(term);
  }

  has(term: string, doc: number): boolean {
    const docs = this.#lists.get(term)?.docs;
    return docs !== undefined && docs[lowerBound(docs, doc)] === doc;
  }

  /** @param fields bits of the fields that have the term. @param frequency normalized by the length of the fields, and boosted. */
  add(term: string, doc: number, fields: number, frequency: number): void {
    const list = this.#lists.get(term);
    if (!list) {
      this.#lists.set(term, { docs: [doc], fields: [fields], frequency: [frequency] });
      return;
    }
    // Fast path: most documents are added in order; an insertion moves all that follow.
    if (doc > (list.docs.at(-1) as number)) {
      list.docs.push(doc);
      list.fields.push(fields);
      list.frequency.push(frequency);
      return;
    }
    const index = lowerBound(list.docs, doc);
    list.docs.splice(index, 0, doc);
    list.fields.splice(index, 0, fields);
    list.frequency.splice(index, 0, frequency);
  }

  remove(term: string, doc: number): void {
    const list = this.#lists.get(term);
    if (!list) return;
    const index = lowerBound(list.docs, doc);
    if (list.docs[index] !== doc) return;
    if (list.docs.length === 1) {
      this.#lists.delete(term);
      return;
    }
    list.docs.splice(index, 1);
    list.fields.splice(index, 1);
    list.frequency.splice(index, 1);
  }
}
