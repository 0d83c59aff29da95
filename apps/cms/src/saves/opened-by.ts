/**
 * The header in which a page of the back office names the user who opened it, by the id of the account. The session
 * belongs to the browser: on a shared computer another user may have signed in in another tab since.
 */
export const OPENED_BY_HEADER = 'x-opened-by';

/** The code of the error when another user is signed in. */
export const OTHER_USER = 'otherPerson';
