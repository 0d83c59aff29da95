/** A slug, or one part of a longer one: kebab-case of lower-case letters and digits. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longer than any slug that the back office accepts; bounds what is looked up. */
export const MAX_REQUESTED_SLUG_LENGTH = 200;
