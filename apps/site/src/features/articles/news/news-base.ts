/** Base path of news: on the site, or inside the bank's app, whose pages link only to each other. */
export type NewsBase = '/news' | '/news-mobile';

export const MAIN_NEWS = '/news' satisfies NewsBase;
export const NEWS_IN_APP = '/news-mobile' satisfies NewsBase;
