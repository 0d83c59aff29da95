/** Another user's save, as reported by the server's optimistic locking. */
export type Conflict = { by: string | null; at: string; updatedAt: string };

/** The save state of a document. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; id: number | string | null; sent: Record<string, unknown> }
  | { kind: 'rejected'; reason: string | null }
  | { kind: 'stale'; conflict: Conflict }
  /** The page is from a former build of the back office. */
  | { kind: 'outdated' }
  | { kind: 'offline' }
  | { kind: 'signedOut' };

const IDLE: SaveState = { kind: 'idle' };

/** Save states by the document's API path. */
export class SaveStates {
  readonly #states = new Map<string, SaveState>();
  readonly #listeners = new Set<() => void>();

  get = (path: string): SaveState => this.#states.get(path) ?? IDLE;

  set(path: string, state: SaveState): void {
    this.#states.set(path, state);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
