/** Topics of news items. */
export const newsTopics = ['company', 'products', 'business', 'community', 'reports'] as const;
export type NewsTopic = (typeof newsTopics)[number];
