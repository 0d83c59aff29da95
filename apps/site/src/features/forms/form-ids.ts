/** Id of the form element. */
export const FORM_ID = 'form';

export const FORM_TITLE_ID = 'form-title';

/** Id of the file input. */
export const ATTACHMENTS_ID = 'form-attachments';

/** Id of the field for the answer to the captcha's question. */
export const CAPTCHA_ANSWER_ID = 'form-captcha-answer';

/** Id of the result (errors, check page or ticket): without JavaScript the redirect targets it and moves focus. */
export const FORM_RESULT_ID = 'form-result';

/** Fragment of the check page, with JavaScript. */
export const FORM_CHECK_ID = 'form-check';

/** Id of the heading of a group of fields. */
export const groupId = (group: string) => `form-group-${group}`;

/** The query parameter of the success page: with it the server shows the ticket of the form's flash cookie. */
export const SENT_PARAMETER = 'sent';

/**
 * Name of the buttons that send a form from its check page; without JavaScript the server reads from it that the answers
 * were checked. The value is `yes`, or the digest of the answers that were shown for the button that Enter presses.
 */
export const ANSWERS_CONFIRMED_FIELD = '_checked';
