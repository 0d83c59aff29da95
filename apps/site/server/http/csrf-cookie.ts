/** The signed cookie that the CSRF token of a form is checked against. */
export const CSRF_COOKIE = 'beranda_csrf';
