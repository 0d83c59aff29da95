/** The path of the screen within the admin panel. */
export const FEEDBACK_PATH = '/page-feedback';
