// Runs before the first paint, so that a dismissed banner does not flash. Uses a style sheet rather than an
// attribute, because React owns the document's elements.
try {
  const { banner } = document.currentScript.dataset;
  if (localStorage.getItem('beranda:banner') === JSON.stringify(banner)) {
    const sheet = new CSSStyleSheet();
    // Matches this banner only: the other language may have another one.
    sheet.replaceSync(`.alert-banner[data-banner="${banner}"]{display:none}`);
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Storage is blocked, so nothing was dismissed.
}
