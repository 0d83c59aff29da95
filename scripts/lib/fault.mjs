/** Something that the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class Fault extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details] output that helps, shown before the sentence
   */
  constructor(sentence, details) {
    super(sentence);
    this.name = 'Fault';
    this.details = details;
  }
}

/** @param {unknown} error */
export function reportFault(error) {
  if (error instanceof Fault) {
    if (error.details) console.error(`\n${error.details.trimEnd()}\n`);
    console.error(error.message);
    return;
  }
  console.error(error);
}
