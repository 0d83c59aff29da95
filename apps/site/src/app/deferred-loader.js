// A script of its own and not a part of the code, which it fetches when the page has been painted: what is seen has
// the line to itself until then. Without the code a page can be read, its links and forms work.

/** A window in the background paints nothing; its code must come, too. */
const MAX_DELAY_MS = 1_000;

const { code, formatsWorker } = document.querySelector('script[data-code]').dataset;
/** The first is where the code begins; the others are what that will ask for. */
const addresses = code.split(' ');
let isStarted = false;

function fetchCode() {
  if (isStarted) return;
  isStarted = true;
  // Each in a task of its own, so that a tap is never kept waiting for all of them.
  for (const href of addresses) setTimeout(preload, 0, href);
  setTimeout(start);
}

function preload(href) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
  document.head.append(link);
}

function start() {
  import(/* @vite-ignore */ addresses[0]).catch(() => {});
  new Worker(formatsWorker, { name: document.documentElement.lang });
}

// Told when the frame is on the screen, which is some time after its work is done.
new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true });
setTimeout(fetchCode, MAX_DELAY_MS);

// Whether the browser is about to load another document, for `leaving.ts`. Kept here because what the code would take
// for a failure, a rejected import, can happen as soon as the code is asked for.
function setUnloading(isUnloading) {
  window.isDocumentUnloading = isUnloading;
}

addEventListener('beforeunload', () => setUnloading(true));
// Only a page that comes back from the browser's memory: the first `pageshow` may follow the first click.
addEventListener('pageshow', ({ persisted }) => persisted && setUnloading(false));

// Safari on iOS has no `beforeunload`. Whether the page handles the event itself is known when all have seen it.
function onNavigationEvent(event) {
  const { type, target, metaKey, ctrlKey, shiftKey } = event;
  const isNative =
    type === 'submit' || target.closest?.('a:is([href^="/"],[href^="http"]):not([target],[download])');
  if (isNative && !metaKey && !ctrlKey && !shiftKey)
    setTimeout(() => event.defaultPrevented || setUnloading(true));
}

// In the capture phase, because React stops events that are meant for what it has not hydrated yet.
addEventListener('submit', onNavigationEvent, true);
addEventListener('click', onNavigationEvent, true);
