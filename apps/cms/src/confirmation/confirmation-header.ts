/** The request header that sends back the digests of what the person has been shown, separated by commas. */
export const CONFIRMATION_HEADER = 'x-confirmation';

/** What a refusal says of the question, in the language of whoever asked, under `errors[0].data.confirmation`. */
export type Confirmation = {
  /** To be sent back in the header by whoever means it. */
  digest: string;
  question: string;
  consequences: string[];
  /** The text of the button that goes on. */
  action: string;
};
