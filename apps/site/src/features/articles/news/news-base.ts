/** Where the news stand: on the site, or inside the bank's app, whose pages lead only to one another. */
export type NewsBase = '/news' | '/news-mobile';

export const MAIN_NEWS: NewsBase = '/news';
export const NEWS_IN_APP: NewsBase = '/news-mobile';
