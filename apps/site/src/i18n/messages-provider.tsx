import { LANGUAGES, type Locale } from '@beranda/contract';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { messagesOf, TIME_ZONE } from './messages.ts';

type MessagesProviderProps = { locale: Locale; children: ReactNode };

/** Provides the loaded messages of a language: all that its page, and parts before, have loaded. */
export function MessagesProvider({ locale, children }: MessagesProviderProps) {
  return (
    <IntlProvider locale={LANGUAGES[locale].format} messages={messagesOf(locale)} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
