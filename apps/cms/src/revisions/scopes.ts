/** Everything that visitors may see, by the collection or global that holds it. */
export const SCOPES = ['news', 'media', 'settings', 'navigation', 'home', 'redirects'] as const;

export type Scope = (typeof SCOPES)[number];
