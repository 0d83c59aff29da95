import { DocumentLink } from '#src/components/document-link/document-link.tsx';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function DownloadsBlock({ block }: { block: ResolvedBlockOf<'downloads'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <ul className="grid gap-x-10 gap-y-5 @2xl:grid-cols-2">
        {block.documents.map((file) => (
          <li key={file.url}>
            <DocumentLink file={file} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
