// Deferred script loading: a small separate script that fetches the page's modules after the first paint, so that
// they do not compete with what is painted. Until then links and forms work without JavaScript.

/** A background tab never paints, so loading starts after this delay at the latest. */
const MAX_DELAY_MS = 1_000;

const { code, worker } = document.querySelector('script[data-code]').dataset;
/** The first is the entry module; the others are its static imports. */
const addresses = code.split(' ');
let isStarted = false;

function fetchCode() {
  if (isStarted) return;
  isStarted = true;
  document.head.append(...addresses.map(preloadLink));
  // Without it the page stays usable. A reload could send a form twice, lose input, or find no network.
  import(/* @vite-ignore */ addresses[0]).catch(() => {});
  try {
    new Worker(worker);
  } catch {
    // The page works without it.
  }
}

function preloadLink(href) {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
}

// The paint entry is reported when the frame is presented.
new PerformanceObserver(fetchCode).observe({ type: 'paint', buffered: true });
setTimeout(fetchCode, MAX_DELAY_MS);

// The first layout skips sections below the fold; see `sections.css`. A style sheet rather than an attribute, because React
// owns the document's elements.
const sectionSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sectionSheet);

/** Renders the first sections of each parent, and one more in each frame: all in one frame are a long task. */
function renderSections(count) {
  const areAll = count > document.querySelectorAll('.section').length;
  const sections = areAll ? '.section, .footer' : `.section:nth-child(-n + ${count} of .section)`;
  sectionSheet.replaceSync(`${sections} { content-visibility: visible }`);
  if (!areAll) requestAnimationFrame(() => renderSections(count + 1));
}

// An anchor and a restored scroll position need the real heights of everything above them.
const navigationType = performance.getEntriesByType('navigation')[0]?.type;
const isAtTop = scrollY === 0 && !location.hash && navigationType === 'navigate';
if (isAtTop && document.readyState !== 'complete') addEventListener('load', () => renderSections(2));
else renderSections(Infinity);

// Tracks whether the browser is about to load another document, for `document-unload.ts`. It is tracked here because
// imports can be rejected as soon as they start.
function setUnloading(isUnloading) {
  window.isDocumentUnloading = isUnloading;
}

addEventListener('beforeunload', () => setUnloading(true));
// Only for pages restored from the back/forward cache: the first `pageshow` may come after the first click.
addEventListener('pageshow', ({ persisted }) => persisted && setUnloading(false));

// Safari on iOS has no `beforeunload`. `defaultPrevented` is checked in a later task, after all listeners have run.
function onNavigationEvent(event) {
  const { type, target, metaKey, ctrlKey, shiftKey } = event;
  const isNative =
    type === 'submit' || target.closest?.('a:is([href^="/"],[href^="http"]):not([target],[download])');
  if (isNative && !metaKey && !ctrlKey && !shiftKey)
    setTimeout(() => event.defaultPrevented || setUnloading(true));
}

// Capture phase: React stops events whose targets are not hydrated yet.
addEventListener('submit', onNavigationEvent, true);
addEventListener('click', onNavigationEvent, true);

// Menu dialogs are popovers, which work before and without the page's modules; see `menu-dialog.css`. `toggle` does not
// bubble.
function markOpenMenuDialog() {
  document.documentElement.toggleAttribute(
    'data-menu-dialog-open',
    !!document.querySelector('.menu-dialog:popover-open'),
  );
}

addEventListener('toggle', markOpenMenuDialog, true);
// One may have been opened before this script ran.
markOpenMenuDialog();
