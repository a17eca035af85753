/** Markup that is safe to insert without escaping. */
export interface Html {
  readonly markup: string;
}
type Piece = string | number | Html | readonly Html[] | undefined;

/** html`<p>${text}</p>` escapes everything but Html. */
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

/** For text and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Reverses escapeHtml() and React's escaping. */
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
