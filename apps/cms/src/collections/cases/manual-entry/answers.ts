/** What staff have entered, by field. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** Whether leaving the screen would lose something. */
export const isAnythingTyped = (answers: Answers): boolean =>
  Object.values(answers).some((value) => (typeof value === 'string' ? value.trim() !== '' : value));
