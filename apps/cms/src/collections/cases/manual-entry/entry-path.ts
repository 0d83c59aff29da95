/** The path of the screen within the admin panel. */
export const ENTRY_PATH = '/record-case';
