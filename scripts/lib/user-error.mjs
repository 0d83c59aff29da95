/** An error that the user can fix: shown as one sentence, without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details] output that helps, shown before the sentence
   */
  constructor(sentence, details) {
    super(sentence);
    this.name = 'UserError';
    this.details = details;
  }
}

/** @param {unknown} error */
export function reportError(error) {
  if (error instanceof UserError) {
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(error.message);
    return;
  }
  console.error(error);
}
