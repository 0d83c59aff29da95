/** The request header with the confirmed digests, comma-separated. */
export const CONFIRMATION_HEADER = 'x-confirmation';

/** The request header with the present password, percent-encoded, where a confirmation asks for it. */
export const PASSWORD_HEADER = 'x-current-password';

/** The confirmation dialog's data, in the user's language, under `errors[0].data.confirmation`. */
export type Confirmation = {
  /** Sent back in the header as confirmation. */
  digest: string;
  question: string;
  consequences: string[];
  /** Label of the confirm button; heading of the dialog where a password is asked for. */
  action: string;
  /** Whether the present password confirms, not a click alone. */
  needsPassword?: boolean;
};

/** The answer to a confirmation: whether it is confirmed, or by which password. */
export type ConfirmationAnswer = boolean | { password: string };
