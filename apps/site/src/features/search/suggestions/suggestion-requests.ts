import type { SuggestionsResponse } from '#src/content/search-api.ts';

/** Between the starts of two requests. */
const REQUEST_INTERVAL_MS = 150;

const MAX_CACHED = 100;

type Options = {
  /** Rejects if there is no response. */
  fetchSuggestions: (typed: string, signal: AbortSignal) => Promise<SuggestionsResponse>;
  onSuggestions: (typed: string, suggestions: SuggestionsResponse) => void;
};

type SuggestionRequests = {
  /** Requests the suggestions of a text; responses to earlier texts are dropped. */
  request(typed: string): void;
  stop(): void;
};

/**
 * Throttled requests with a cache: at most one starts per interval, always for the latest text; the outdated one is
 * aborted, and a text is not requested twice. Errors leave the last suggestions in place.
 */
export function createSuggestionRequests({ fetchSuggestions, onSuggestions }: Options): SuggestionRequests {
  const cache = new Map<string, SuggestionsResponse>();
  let latest: string | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function cancel(): void {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  }

  async function send(typed: string): Promise<void> {
    const controller = new AbortController();
    running = controller;
    lastStart = performance.now();
    try {
      const suggestions = await fetchSuggestions(typed, controller.signal);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(typed, suggestions);
      if (!controller.signal.aborted) onSuggestions(typed, suggestions);
    } catch {
      // Suggestions are optional. Resets the state, so that the next keystroke may try again.
      if (latest === typed) latest = undefined;
    }
  }

  return {
    request(typed) {
      if (typed === latest) return;
      latest = typed;
      cancel();
      const cached = cache.get(typed);
      if (cached) return onSuggestions(typed, cached);
      const wait = Math.max(0, lastStart + REQUEST_INTERVAL_MS - performance.now());
      timer = setTimeout(() => void send(typed), wait);
    },
    stop() {
      cancel();
      latest = undefined;
    },
  };
}
