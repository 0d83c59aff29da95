/** The cookie to which the token of a form belongs. */
export const CSRF_COOKIE = 'beranda_csrf';
