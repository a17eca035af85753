import type { Block } from '#domain/website/text/blocks.ts';
import type { Paragraph } from '#domain/website/text/marked-text.ts';
import styles from './blocks.module.css';
import { inlineOf } from './prose.tsx';

/** Paragraphs with headings and lists (domain/website/text/blocks.ts). */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const key = `${index}`;
        switch (block.kind) {
          case 'heading':
            return <h2 key={key}>{block.parts.map(inlineOf)}</h2>;
          case 'bullets':
            return <ul key={key}>{block.items.map(listItem)}</ul>;
          case 'numbers':
            return (
              <ol key={key} start={block.start}>
                {block.items.map(listItem)}
              </ol>
            );
          default:
            return <p key={key}>{block.parts.map(inlineOf)}</p>;
        }
      })}
    </div>
  );
}

function listItem(parts: Paragraph, index: number) {
  return <li key={index}>{parts.map(inlineOf)}</li>;
}
