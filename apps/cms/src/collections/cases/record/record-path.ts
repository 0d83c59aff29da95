/** The path of the screen within the admin panel. */
export const RECORD_PATH = '/record-case';
