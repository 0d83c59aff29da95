import type { DocumentFile, Locale } from '@beranda/contract';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { Icon } from '../icon.tsx';
import { languageOf } from '../language-of.ts';

const BYTES_PER_KILOBYTE = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A file size in a readable unit. */
function sizeIn(bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } {
  return bytes < BYTES_PER_MEGABYTE
    ? { value: Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE)), unit: 'kilobyte' }
    : { value: bytes / BYTES_PER_MEGABYTE, unit: 'megabyte' };
}

type DocumentLinkProps = {
  file: DocumentFile;
  /** Link text, if it is not the title of the document. */
  text?: string;
  /** Visually hidden suffix, for those who hear links out of context. */
  about?: { title: string; language: Locale };
};

/** Download link with file type and size. Document URLs have no language prefix. */
export function DocumentLink({ about, file, text }: DocumentLinkProps) {
  const format = useFormatter();
  const { unit, value } = sizeIn(file.bytes);
  return (
    <a href={file.url} className="group inline-flex items-start gap-3 py-1">
      <Icon name="download" size={20} className="mt-0.5 flex-none text-primary" />
      <span>
        <span className="link font-medium" lang={text ? undefined : languageOf(file)}>
          {text ?? file.title}
          {about && (
            <span className="sr-only" lang={languageOf(about)}>
              {' '}
              {about.title}
            </span>
          )}
        </span>
        <span className="block text-muted text-sm">
          {file.type.toUpperCase()}
          {' · '}
          {format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })}
        </span>
      </span>
    </a>
  );
}
