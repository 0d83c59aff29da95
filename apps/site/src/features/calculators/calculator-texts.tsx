import type { Locale } from '@beranda/contract';
import { lazy, type ReactNode } from 'react';
import { importOrReload } from '#src/app/reload-guard.ts';
import { loadMessages, type PageTexts } from '#src/i18n/messages.ts';
import { MessagesProvider } from '#src/i18n/messages-provider.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

/** Namespaces of every calculator. Pages do not load them first: a calculator is server-rendered until it is used. */
export const CALCULATOR_TEXTS: readonly PageTexts[] = ['calculators', 'figures'];

export const loadCalculatorTexts = (locale: Locale) => loadMessages(locale, CALCULATOR_TEXTS);

/** A provider of messages with those of calculators. Suspends until they are loaded. */
const lazyProvider = (locale: Locale) =>
  lazy(async () => {
    await importOrReload(() => loadCalculatorTexts(locale));
    return { default: MessagesProvider };
  });

/** By language: a visitor may change it when the calculator's code is loaded already. */
const PROVIDERS = { id: lazyProvider('id'), en: lazyProvider('en') };

/** Provides the texts of a calculator. Needs a `Suspense`; the server has all texts. */
export function CalculatorTextsProvider({ children }: { children: ReactNode }) {
  const locale = useSiteLocale();
  const Provider = PROVIDERS[locale];
  return import.meta.env.SSR ? children : <Provider locale={locale}>{children}</Provider>;
}
