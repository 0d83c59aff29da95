import { LANGUAGES } from '@beranda/contract';
import { type ReactNode, useEffect, useReducer } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { loadMessages, messagesOf, type PageTexts, TIME_ZONE } from './messages.ts';
import { useSiteLocale } from './use-site-locale.ts';

type WithTextsProps = {
  /** A constant: a new array would load them again. */
  namespaces: readonly PageTexts[];
  children: ReactNode;
};

/** Provides the texts of a lazily loaded part that its page need not declare; renders nothing until they are loaded. */
export function WithTexts({ namespaces, children }: WithTextsProps) {
  const locale = useSiteLocale();
  const ofPage = useMessages();
  const isComplete = (messages: object) => namespaces.every((name) => name in messages);
  const [, onLoad] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // A part without its texts is left out: the page has a link to what it does.
    loadMessages(locale, namespaces).then(onLoad, () => {});
  }, [locale, namespaces]);
  if (isComplete(ofPage)) return children;
  const messages = messagesOf(locale);
  if (!isComplete(messages)) return null;
  return (
    <IntlProvider locale={LANGUAGES[locale].format} messages={messages} timeZone={TIME_ZONE}>
      {children}
    </IntlProvider>
  );
}
