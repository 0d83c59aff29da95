// Runs before the page is painted, so that a banner that was closed does not flash. A style sheet rather than an
// attribute: the document's elements belong to React.
try {
  const { banner } = document.currentScript.dataset;
  if (localStorage.getItem('beranda:banner') === JSON.stringify(banner)) {
    const sheet = new CSSStyleSheet();
    // Only this one: the other language may have an announcement that was not closed.
    sheet.replaceSync(`.alert-banner[data-banner="${banner}"]{display:none}`);
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Storage is forbidden: nothing was ever closed.
}
