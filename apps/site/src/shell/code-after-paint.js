// A script of its own and not a part of the code, which it fetches when the page has been painted: what is seen has
// the line to itself until then. Without the code a page can be read, its links and forms work.

/** A window in the background paints nothing; its code must come, too. */
const AT_THE_LATEST_MS = 1_000;

const { code, formatsWorker } = document.querySelector('script[data-code]').dataset;
/** The first is where the code begins; the others are what that will ask for. */
const addresses = code.split(' ');
let isAsked = false;

function fetchCode() {
  if (isAsked) return;
  isAsked = true;
  // Each in a task of its own, so that a tap is never kept waiting for all of them.
  for (const href of addresses) setTimeout(preload, 0, href);
  setTimeout(begin);
}

function preload(href) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
  document.head.append(link);
}

function begin() {
  import(/* @vite-ignore */ addresses[0]).catch(() => {});
  new Worker(formatsWorker, { name: document.documentElement.lang });
}

// Told when the frame is on the screen, which is some time after its work is done.
new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true });
setTimeout(fetchCode, AT_THE_LATEST_MS);
