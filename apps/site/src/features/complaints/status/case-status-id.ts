/** Anchor of the answer, or of the errors: where the browser scrolls after the form is sent. */
export const CASE_STATUS_ID = 'status';
