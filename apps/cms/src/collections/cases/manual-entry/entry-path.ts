/** The path of the screen within the admin panel. */
export const MANUAL_ENTRY_PATH = '/record-case';
