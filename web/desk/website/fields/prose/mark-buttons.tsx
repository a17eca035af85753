import { Bold, Heading, Link, List } from 'lucide-react';
import { noResponse } from '../../../../messages/errors.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/dialogs/toast.tsx';
import { fieldId } from '../editor-context.ts';
import styles from '../fields.module.css';
import type { Replacement, Selection } from './selection.ts';

const loadMarks = () => import('./marks.ts');

/** Called when a text is focused, because its buttons are likely to be pressed then. */
export function prefetchMarks(): void {
  loadMarks().catch(() => {});
}

type Change = (text: string, selection: Selection) => Replacement;

interface MarkButtonsProps {
  path: string;
  /** Whether the text may have headings and lists. */
  hasBlocks: boolean;
  replace: (change: Change) => void;
  onLink: () => void;
}

export function MarkButtons({ path, hasBlocks, replace, onLink }: MarkButtonsProps) {
  const t = useMessages();
  const showToast = useToast();

  const change = (choose: (marks: Awaited<ReturnType<typeof loadMarks>>) => Change) => () =>
    void loadMarks().then(
      (marks) => replace(choose(marks)),
      () => showToast({ text: noResponse(t) }),
    );

  const blocks = [
    { icon: Heading, label: t.website.heading, press: change((marks) => marks.toggleHeading) },
    { icon: List, label: t.website.bullets, press: change((marks) => marks.toggleBullets) },
  ];
  const buttons = [
    ...(hasBlocks ? blocks : []),
    {
      icon: Bold,
      label: t.website.strong,
      press: change(
        ({ toggleStrong }) =>
          (text, selection) =>
            toggleStrong(text, selection, t.website.strongSample),
      ),
    },
    { icon: Link, label: t.website.link, press: onLink },
  ];
  return (
    <span className={styles.marks}>
      {buttons.map(({ icon: Icon, label, press }) => (
        <Button
          key={label}
          tone="plain"
          aria-describedby={`${fieldId(path)}-label`}
          onClick={press}
        >
          <Icon size={16} /> {label}
        </Button>
      ))}
    </span>
  );
}
