// Pages that the server writes itself: text is escaped wherever it comes to stand.

/** Markup as it is, and no text of somebody's. */
export interface Html {
  readonly markup: string;
}
type Piece = string | number | Html | readonly Html[] | undefined;

/** html`<p>${text}</p>`: what is put in is escaped, unless it was made here as well. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  const markup = strings.map((text, place) => text + renderPiece(pieces[place])).join('');
  return { markup };
}

export const EMPTY = html``;

function renderPiece(piece: Piece): string {
  if (piece === undefined) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** What stands in an attribute, as `escaped` or React has written it. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|\w+);/g,
    (entity, hex?: string, decimal?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return CHARACTERS.get(entity) ?? entity;
    },
  );
}
