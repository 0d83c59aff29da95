import { LANGUAGES } from '@beranda/contract';
import { type ReactNode, useEffect, useReducer } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { loadMessages, messagesOf, TIME_ZONE } from '#src/i18n/messages.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

/** Provides the texts of the search on pages that have not declared them; renders nothing until they are loaded. */
export function WithSearchTexts({ children }: { children: ReactNode }) {
  const locale = useSiteLocale();
  const ofPage = useMessages();
  const messages = 'search' in ofPage ? ofPage : messagesOf(locale);
  const [, onLoad] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Without its texts the search is left out: the page has a link to it.
    loadMessages(locale, ['search']).then(onLoad, () => {});
  }, [locale]);
  if (!('search' in messages)) return null;
  return (
    <IntlProvider locale={LANGUAGES[locale].format} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
