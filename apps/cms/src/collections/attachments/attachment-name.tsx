'use client';

import './attachment-name.css';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const texts = {
  preview: bilingual('Pratinjau', 'Preview'),
  firstPage: bilingual('Pratinjau halaman pertama', 'Preview of the first page'),
  failed: bilingual(
    'Pratinjau tidak dapat dibuat. Berkas ini mungkin rusak atau dilindungi kata sandi.',
    'No preview can be made. The file may be damaged or protected by a password.',
  ),
};

/**
 * What shows a file as picture, below the address of its attachment: a picture itself, with headers that keep a browser
 * from showing it as a page, and of a PDF the first page as the server draws it, so that no viewer runs what is in it.
 */
const PREVIEWS: Readonly<Record<string, { path: string; label: keyof typeof texts }>> = {
  jpg: { path: 'file', label: 'preview' },
  png: { path: 'file', label: 'preview' },
  pdf: { path: 'first-page', label: 'firstPage' },
};

type Props = { address: string; format: string; name: string };

/** The name of a file, with a preview if it is a picture or a PDF, which is loaded when somebody opens it. */
export function AttachmentName({ address, format, name }: Props) {
  const { i18n } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const preview = PREVIEWS[format];
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  return (
    <>
      {/* Isolated: a name in a right-to-left script must not reorder the row. */}
      <bdi>{name}</bdi>
      {preview && (
        <details className="attachment-preview">
          <summary>{translate(preview.label)}</summary>
          {hasFailed ? (
            <p role="status">{translate('failed')}</p>
          ) : (
            // biome-ignore lint/performance/noImgElement: Next.js would copy a private file into its cache
            <img
              alt={name}
              decoding="async"
              loading="lazy"
              onError={() => setHasFailed(true)}
              src={`${address}/${preview.path}`}
            />
          )}
        </details>
      )}
    </>
  );
}
