/**
 * The header in which a page of the back office names the person who opened it, by the id of the account. The session
 * belongs to the browser: on a shared computer somebody else may have signed in in another tab since.
 */
export const OPENED_BY_HEADER = 'x-opened-by';

/** The code of the error when somebody else is signed in. */
export const OTHER_PERSON = 'otherPerson';
