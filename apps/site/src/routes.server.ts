import type { Loader } from './content/loading.ts';
import { loadContactUs } from './pages/contact-us/loader.server.ts';
import { loadHome } from './pages/home/loader.server.ts';
import { loadNews } from './pages/news/loader.server.ts';
import { loadNewsArticle } from './pages/news-article/loader.server.ts';
import type { PageId } from './routes.ts';

/** What each page shows. A page without its loader does not compile. */
export const loaders = {
  home: loadHome,
  news: loadNews,
  newsArticle: loadNewsArticle,
  contactUs: loadContactUs,
} as const satisfies Record<PageId, Loader<unknown>>;
