import { devanagari } from '#content/numerals.ts';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { useLayoutWords } from '../../../layout/layout-context.ts';
import { Section } from '../../../sections/section.tsx';
import { MoreLink } from '../../../words/links.tsx';
import { Marked } from '../../../words/prose.tsx';
import type { BlockOf } from '../../programme-words.ts';
import styles from './initiative-groups.module.css';

type GroupedWords = Extract<BlockOf<'initiatives'>['words'], { grounds: unknown }>;
type GroupName = keyof GroupedWords['grounds'];
type Numbered = GroupedWords['items'][number] & { readonly number: string };

const NAMES = ['body', 'company', 'giving'] as const satisfies readonly GroupName[];

/** Initiatives in three groups, each in two columns of uneven width. */
export function InitiativeGroups({ words, number }: { words: GroupedWords; number: number }) {
  const numbered = words.items.map((item, index) => ({
    ...item,
    number: `${devanagari(number)}.${devanagari(index + 1)}`,
  }));
  return NAMES.map((name, index) => (
    <InitiativeGroup
      key={name}
      name={name}
      words={words.grounds[name]}
      items={numbered.filter(({ ground }) => ground === name)}
      isLight={index % 2 === 1}
    />
  ));
}

interface InitiativeGroupProps {
  name: GroupName;
  words: GroupedWords['grounds'][GroupName];
  items: readonly Numbered[];
  isLight: boolean;
}

function InitiativeGroup({ name, words, items, isLight }: InitiativeGroupProps) {
  const { links } = useLayoutWords();
  const half = items.length / 2;
  // The narrow column, whose pictures are lower, takes the odd one.
  const split = isLight ? Math.ceil(half) : Math.floor(half);
  const columns = [items.slice(0, split), items.slice(split)];
  const wide = isLight ? 1 : 0;
  return (
    <Section background={isLight ? 'rice' : 'lime'} className={styles.group}>
      <div className={styles.head} data-background={name}>
        <h2>{words.heading}</h2>
        <p>
          <Marked text={words.text} />
        </p>
      </div>
      <div className={styles.columns} data-turned={isLight || undefined}>
        {columns.map((column, index) => (
          <div key={column[0]?.title ?? 'none'}>
            {column.map((item) => (
              <Initiative key={item.title} {...item} />
            ))}
            {index === wide && words.aside && (
              <div className={styles.aside} data-background={name}>
                <p>
                  <Marked text={words.aside} />
                </p>
                <MoreLink to="/contact">{links.ask}</MoreLink>
              </div>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Initiative({ title, text, picture, number }: Numbered) {
  return (
    <article>
      <Picture of={picture} sizes={ITEM_SIZES} />
      <h3>
        <span lang="hi" aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p>
        <Marked text={text} />
      </p>
    </article>
  );
}
