import { LANGUAGES, type Locale } from '@beranda/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { type RootData, rootRouteId } from '#src/app/locale-root.tsx';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { TIME_ZONE } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';

const MESSAGES: Record<Locale, Messages> = { id: indonesian, en: english };

/** Test helper: server-rendered markup of a component on the page at `address`. */
export function renderMarkup(element: ReactNode, address = '/', rootData?: Partial<RootData>): string {
  const locale = localeOf(address);
  const id = rootRouteId(locale);
  const page = (
    <IntlProvider locale={LANGUAGES[locale].format} messages={MESSAGES[locale]} timeZone={TIME_ZONE}>
      {element}
    </IntlProvider>
  );
  const router = createMemoryRouter([{ id, path: '*', element: page }], {
    initialEntries: [address],
    hydrationData: { loaderData: { [id]: rootData } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
