import { BlockSection } from './block-section.tsx';
import { CellTable } from './cell-table.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function TableBlock({ block }: { block: ResolvedBlockOf<'table'> }) {
  const { title, lead, columns, rows, note } = block;
  return (
    <BlockSection title={title} lead={lead}>
      <CellTable label={title} columns={columns} rows={rows} note={note} />
    </BlockSection>
  );
}
