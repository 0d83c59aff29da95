/** Id of the form element; drafts are stored under it. */
export const FORM_ID = 'form';

/** Id of the file input. */
export const ATTACHMENTS_ID = 'form-attachments';

/** Id of the result (errors or ticket): without script the redirect targets it and moves focus. */
export const FORM_RESULT_ID = 'form-result';
