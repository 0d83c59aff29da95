import { createContext, use } from 'react';

/** What the server tells the browser about this installation. Nothing in it is secret. */
export type SiteConfig = {
  /** Origin of public addresses, without trailing slash. */
  siteUrl: string;
  apiUrl: string;
  csrfHeader: string;
  localeCookie: string;
  buildId: string;
  /** The analytics script that visitors are asked about; where there is none, nobody is asked. */
  analyticsUrl?: string;
};

/** Everything that the document needs besides route data. */
export type DocumentContext = {
  config: SiteConfig;
  /** Addresses of the browser's files, in the order in which the document names them. */
  assets: { script: string; styles: string[]; font: string; modules: string[] };
  /** The query that the server made the page from; whatever else the address holds, only the browser knows. */
  search: string;
  /** Rendered without boundaries between its parts, so that what breaks is thrown. */
  withoutSuspense?: boolean;
  /** The text of the hydration script, ready to be printed inside `<script type="application/json">`. */
  hydrationJson: string;
};

const Context = createContext<DocumentContext | undefined>(undefined);

export const DocumentContextProvider = Context.Provider;

export function useDocumentContext(): DocumentContext {
  const context = use(Context);
  if (!context) throw new Error('rendered outside of a document');
  return context;
}

export function useSiteConfig(): SiteConfig {
  return useDocumentContext().config;
}
