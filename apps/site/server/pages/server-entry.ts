/** The server bundle, which renders the pages. */
export type ServerEntry = typeof import('#src/entry.server.tsx');
