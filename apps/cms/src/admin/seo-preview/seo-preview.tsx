'use client';

import './seo-preview.css';
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { DESCRIPTION_MAX_LENGTH, searchResultOf, TITLE_MAX_LENGTH } from './search-result.ts';

const texts = {
  heading: bilingual('Tampilan di hasil pencarian', 'As a search result'),
  untitled: bilingual('(belum ada judul)', '(no title yet)'),
  titleCut: bilingual(
    `Judul lebih dari ${TITLE_MAX_LENGTH} huruf; sisanya mungkin dipotong.`,
    `The title is longer than ${TITLE_MAX_LENGTH} letters; the rest may be cut.`,
  ),
  descriptionCut: bilingual(
    `Deskripsi lebih dari ${DESCRIPTION_MAX_LENGTH} huruf; sisanya mungkin dipotong.`,
    `The description is longer than ${DESCRIPTION_MAX_LENGTH} letters; the rest may be cut.`,
  ),
  descriptionMissing: bilingual(
    'Belum ada ringkasan atau deskripsi; mesin pencari akan memilih kalimat sendiri.',
    'No summary or description yet; search engines will choose a sentence themselves.',
  ),
};

type SeoPreviewProps = { siteUrl: string; base: string };

/** A live preview of the page in search results. */
export function SeoPreview({ siteUrl, base }: SeoPreviewProps) {
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const fields = useFormFields(([state]) => {
    const read = (name: string) => {
      const value = state[name]?.value;
      return typeof value === 'string' ? value : '';
    };
    return JSON.stringify({
      title: read('title'),
      metaTitle: read('metaTitle'),
      summary: read('summary') || read('tagline'),
      metaDescription: read('metaDescription'),
      slug: read('slug'),
    });
  });
  const translate = (text: { id: string; en: string }) => inLanguageOf({ i18n }, text);
  const result = searchResultOf(JSON.parse(fields), { siteUrl, base, locale });
  return (
    <div className="seo-preview field-type">
      <p className="seo-preview__heading">{translate(texts.heading)}</p>
      <div className="seo-preview__result">
        <p className="seo-preview__address">{result.address}</p>
        <p className="seo-preview__title">{result.title || translate(texts.untitled)}</p>
        <p className="seo-preview__description">{result.description}</p>
      </div>
      <ul className="seo-preview__notes" aria-live="polite">
        {result.isTitleCut && <li>{translate(texts.titleCut)}</li>}
        {result.isDescriptionCut && <li>{translate(texts.descriptionCut)}</li>}
        {result.isDescriptionMissing && <li>{translate(texts.descriptionMissing)}</li>}
      </ul>
    </div>
  );
}
