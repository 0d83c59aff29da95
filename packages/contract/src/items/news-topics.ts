/** What a news item may be about. */
export const newsTopics = ['company', 'products', 'business', 'community', 'reports'] as const;
