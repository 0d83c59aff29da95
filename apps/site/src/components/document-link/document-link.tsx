import type { DocumentFile, Locale } from '@beranda/contract';
import { FileTypeAndSize } from '../file-size/file-type-and-size.tsx';
import { Icon } from '../icon.tsx';
import { languageOf } from '../language-of.ts';

type DocumentLinkProps = {
  file: DocumentFile;
  /** Link text, if it is not the title of the document. */
  text?: string;
  /** Visually hidden suffix, for screen readers that list links without their context. */
  about?: { title: string; language: Locale };
};

/** Download link with file type and size. Document URLs have no language prefix. */
export function DocumentLink({ about, file, text }: DocumentLinkProps) {
  return (
    <a href={file.url} className="group inline-flex items-start gap-3 py-1">
      <Icon name="download" size={20} className="mt-0.5 flex-none text-primary" />
      <span className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3">
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
          <FileTypeAndSize type={file.type} bytes={file.bytes} />
        </span>
      </span>
    </a>
  );
}
