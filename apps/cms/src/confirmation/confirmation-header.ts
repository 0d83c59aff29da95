/** The request header with the confirmed digests, comma-separated. */
export const CONFIRMATION_HEADER = 'x-confirmation';

/** The confirmation dialog's data, in the user's language, under `errors[0].data.confirmation`. */
export type Confirmation = {
  /** Sent back in the header as confirmation. */
  digest: string;
  question: string;
  consequences: string[];
  /** Label of the confirm button. */
  action: string;
};
