/** Id of the form element; drafts are stored under it. */
export const CONTACT_FORM_ID = 'contact';

/** Id of the outcome (errors or ticket): without script the redirect targets it and moves focus. */
export const CONTACT_RESULT_ID = 'contact-outcome';
