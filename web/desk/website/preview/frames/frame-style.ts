// Highlights in the frame. The page's CSP forbids injected styles, but allows style sheets that a script adopts.

const STYLE = `
  [data-path] { cursor: pointer; outline-offset: 4px; border-radius: 2px; }
  [data-path]:hover, [data-path]:focus-visible { outline: 2px dashed #8a3324; }
  [data-path][data-light]:hover, [data-path][data-light]:focus-visible { outline-color: #fff9f0; }
  [data-state='chosen'] { outline: 3px solid #1f3a5f !important; }
  [data-state='other'] { outline: 2px dashed #8a5a00 !important; }
  [data-state='wrong'] { outline: 3px solid #b3261e !important; }
  [data-state]:not([data-light], img) { border-radius: 2px; }
  [data-state='chosen']:not([data-light], img) { background: #fdf0d0; box-shadow: 0 0 0 4px #fdf0d0; }
  [data-state='wrong']:not([data-light], img) { background: #fbe9e6; box-shadow: 0 0 0 4px #fbe9e6; }
  [data-light][data-state] { outline-color: #e9a820 !important; }
  [data-label-of] {
    position: absolute; z-index: 9; max-width: 300px; margin: 0; padding: 3px 10px 0;
    border-radius: 0 0 6px 6px; color: #fff9f0; font: 700 13px/20px Hind, sans-serif; pointer-events: none;
  }
  [data-label-of='chosen'] { background: #1f3a5f; }
  [data-label-of='other'] { background: #8a5a00; }
  [data-label-of='wrong'] { background: #b3261e; }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto !important; } }
`;

export function adoptStyle(page: Document): void {
  // A style sheet belongs to the window that created it.
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet || page.adoptedStyleSheets.length > 0) return;
  const sheet = new Sheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [sheet];
}

/** White words on a dark background stay readable only without a tint. */
export function isLightText(element: Element): boolean {
  const color = element.ownerDocument.defaultView?.getComputedStyle(element).color ?? '';
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}
