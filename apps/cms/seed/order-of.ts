/** The order of a document by its index, with gaps in which staff can put others. */
export const orderOf = (index: number): number => (index + 1) * 10;
