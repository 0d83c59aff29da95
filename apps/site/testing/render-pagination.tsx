import { LANGUAGES, type Locale } from '@beranda/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { PaginationProps } from '#src/components/pagination/inputs.ts';
import { Pagination } from '#src/components/pagination/pagination.tsx';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';

/** Test helper: markup of a paginator. */
export function renderPagination(props: PaginationProps, locale: Locale = 'id'): string {
  return renderToStaticMarkup(
    <IntlProvider
      locale={LANGUAGES[locale].format}
      messages={locale === 'id' ? indonesian : english}
      timeZone="Asia/Jakarta"
    >
      <MemoryRouter>
        <Pagination {...props} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

type RenderedButton = { element: string; attributes: Record<string, string>; text: string };

function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Test helper: the buttons or links of a markup, in reading order. */
export function buttonsIn(markup: string): RenderedButton[] {
  return [...markup.matchAll(/<li><(a|button)([^>]*)>(.*?)<\/\1><\/li>/g)].map((match) => {
    const [, element = '', attributes = '', text = ''] = match;
    const named = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    return {
      element,
      attributes: Object.fromEntries(named.map(([, name, value = '']) => [name, withoutEntities(value)])),
      text: withoutEntities(text),
    };
  });
}

function textOf({ attributes, text }: RenderedButton): string {
  if (attributes['aria-current'] === 'page') return `[${text}]`;
  if (text !== '...') return text;
  const [target] = (attributes.href ?? attributes['aria-label'] ?? '').match(/\d+$/) ?? [];
  return `…→${target}`;
}

/** Reverses a row and mirrors its symbols: `1 >` becomes `< 1`. */
export function mirrorRow(row: string): string {
  const signs: Record<string, string> = { '<': '>', '>': '<', '<<': '>>', '>>': '<<' };
  return row
    .split(' ')
    .reverse()
    .map((sign) => signs[sign] ?? sign)
    .join(' ');
}

/**
 * Test helper: the visible row from left to right, as in `< 1 …→2 3 4 [5] 6 7 …→8 10 >`.
 *
 * Browsers lay out `dir="rtl"` from the right and mirror signs like `<`.
 */
export function visibleRow(props: PaginationProps): string {
  const markup = renderPagination(props);
  const row = buttonsIn(markup).map(textOf).join(' ');
  return markup.includes(' dir="rtl"') ? mirrorRow(row) : row;
}
