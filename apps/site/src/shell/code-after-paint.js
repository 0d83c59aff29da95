// A script of its own and not a part of the code, which it fetches when the page has been painted: what is seen has
// the line to itself until then. Without the code a page can be read, its links and forms work.

/** A window in the background paints nothing; its code must come, too. */
const AT_THE_LATEST_MS = 1_000;

/** The first is where the code begins; the others are what that will ask for. */
const addresses = document.querySelector('script[data-code]').dataset.code.split(' ');
let isAsked = false;

function fetchCode() {
  if (isAsked) return;
  isAsked = true;
  for (const href of addresses) {
    const preload = document.createElement('link');
    Object.assign(preload, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(preload);
  }
  import(/* @vite-ignore */ addresses[0]).catch(() => {});
}

// The work of a frame is done before it is painted, a timer that it sets runs after.
requestAnimationFrame(() => setTimeout(fetchCode));
setTimeout(fetchCode, AT_THE_LATEST_MS);
