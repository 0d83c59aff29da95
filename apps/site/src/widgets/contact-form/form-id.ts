/** The id of the form element; what was typed into it is kept under it. */
export const CONTACT_FORM_ID = 'contact';
