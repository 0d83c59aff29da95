/** The id of the form element; what was typed into it is kept under it. */
export const CONTACT_FORM_ID = 'contact';

/**
 * The id of what came of the form: its mistakes, or the ticket. Without script the browser goes there by itself, and
 * takes the focus along.
 */
export const CONTACT_RESULT_ID = 'contact-outcome';
