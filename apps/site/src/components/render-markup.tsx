import { LANGUAGES, type Locale } from '@beranda/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { TIME_ZONE } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';

const MESSAGES: Record<Locale, Messages> = { id: indonesian, en: english };

/** Test helper: server-rendered markup of a component on the page at `address`. */
export function renderMarkup(element: ReactNode, address = '/'): string {
  const locale = localeOf(address);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <IntlProvider locale={LANGUAGES[locale].format} messages={MESSAGES[locale]} timeZone={TIME_ZONE}>
        {element}
      </IntlProvider>
    </MemoryRouter>,
  );
}
