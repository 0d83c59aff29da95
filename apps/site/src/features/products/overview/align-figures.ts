/** A key fact or a fee; the note says what it depends on. */
export type Figure = { label: string; value: string; note?: string | undefined };

/** A figure that several products have; null where a product does not state it. */
export type AlignedFigure = { label: string; values: (Figure | null)[] };

type AlignedFigures = {
  /** In the order in which the products name them. */
  shared: AlignedFigure[];
  /** By product: what only that product names. */
  others: Figure[][];
};

/** Figures of products side by side: those of the same label are one row. */
export function alignFigures(products: readonly (readonly Figure[])[]): AlignedFigures {
  const labels = [...new Set(products.flatMap((figures) => figures.map(({ label }) => label)))];
  const rows = labels.map((label) => ({
    label,
    values: products.map((figures) => figures.find((figure) => figure.label === label) ?? null),
  }));
  const isShared = ({ values }: AlignedFigure) =>
    products.length === 1 || values.filter((value) => value !== null).length > 1;
  const shared = rows.filter(isShared);
  const isOther = ({ label }: Figure) => !shared.some((row) => row.label === label);
  return { shared, others: products.map((figures) => figures.filter(isOther)) };
}
