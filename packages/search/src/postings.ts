/** The documents that have a term: numbers in ascending order, the fields as bits, and how dense the term is there. */
export type PostingList = { docs: number[]; fields: number[]; density: number[] };

/** Where a number is, or belongs, in an ascending list. */
function placeOf(docs: readonly number[], doc: number): number {
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
    return docs !== undefined && docs[placeOf(docs, doc)] === doc;
  }

  /** @param fields bits of the fields that have the term. @param density how often, by the length of the fields. */
  add(term: string, doc: number, fields: number, density: number): void {
    const list = this.#lists.get(term);
    if (!list) {
      this.#lists.set(term, { docs: [doc], fields: [fields], density: [density] });
      return;
    }
    // Most documents are added in order; to insert moves all behind.
    if (doc > (list.docs.at(-1) as number)) {
      list.docs.push(doc);
      list.fields.push(fields);
      list.density.push(density);
      return;
    }
    const at = placeOf(list.docs, doc);
    list.docs.splice(at, 0, doc);
    list.fields.splice(at, 0, fields);
    list.density.splice(at, 0, density);
  }

  remove(term: string, doc: number): void {
    const list = this.#lists.get(term);
    if (!list) return;
    const at = placeOf(list.docs, doc);
    if (list.docs[at] !== doc) return;
    if (list.docs.length === 1) {
      this.#lists.delete(term);
      return;
    }
    list.docs.splice(at, 1);
    list.fields.splice(at, 1);
    list.density.splice(at, 1);
  }
}
