import type { Difference, Values } from './differences.ts';
import type { SaveState } from './save-states.ts';

type FormWithFlag = {
  state: SaveState;
  /** Payload's flag. */
  isMarkedModified: boolean;
  hasDrafts: boolean;
  /** Whether a file can be chosen: it is no field, and modifies the form although all fields equal the stored ones. */
  hasFile: boolean;
  /** The fields in which the form differs from these values. */
  differencesFrom: (values: Values) => Difference[];
  /** What the form was opened with, or last saved. */
  stored: Values;
};

const NOT_STORED: readonly SaveState['kind'][] = ['rejected', 'stale', 'outdated'];

/**
 * Whether a form is modified. Payload's flag is wrong in two cases: after a rejection it treats a draft as modified, even
 * if the next save has stored everything; and any other form as unmodified, so that its button cannot save what was
 * rejected.
 */
export function differsFromSaved(form: FormWithFlag): boolean {
  const { state, isMarkedModified, hasDrafts, hasFile, differencesFrom, stored } = form;
  if (isMarkedModified && state.kind === 'saved' && !hasFile) return differencesFrom(state.sent).length > 0;
  if (!isMarkedModified && NOT_STORED.includes(state.kind) && !hasDrafts)
    return differencesFrom(stored).length > 0;
  return isMarkedModified;
}
