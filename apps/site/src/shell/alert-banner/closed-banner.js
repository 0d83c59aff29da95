// Runs before the page is painted, so that a banner that was closed does not flash. A style sheet rather than an
// attribute: the document's elements belong to React.
try {
  if (localStorage.getItem('beranda:banner') === JSON.stringify(document.currentScript.dataset.banner)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.alert-banner{display:none}');
    document.adoptedStyleSheets.push(sheet);
  }
} catch {
  // Storage is forbidden: nothing was ever closed.
}
