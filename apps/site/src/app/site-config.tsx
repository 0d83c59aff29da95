import { createContext, use } from 'react';

/** Public configuration of this installation, sent to the browser. Contains no secrets. */
export type SiteConfig = {
  /** Origin of the site, without trailing slash. */
  siteUrl: string;
  apiUrl: string;
  csrfHeader: string;
  localeCookie: string;
  buildId: string;
  /** Whether the design collection is shown. */
  isDesignShown: boolean;
  /** URL of the analytics script; without it no consent is requested. */
  analyticsUrl?: string;
};

/** Everything the document needs besides route data. */
export type DocumentContext = {
  config: SiteConfig;
  /** URLs of the client assets, in the order in which the document lists them. */
  assets: { script: string; styles: string[]; font: string; modules: string[] };
  /** The query that the server rendered the page with; the rest of the URL is known to the browser only. */
  search: string;
  /** Renders without Suspense boundaries, so that errors are thrown instead of streamed. */
  isSuspenseDisabled?: boolean;
  /** Content of the hydration script, escaped for `<script type="application/json">`. */
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
