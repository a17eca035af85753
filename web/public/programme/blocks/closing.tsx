import shared from '#web/styles/public.module.css';
import { useLayoutWords } from '../../layout/layout-context.ts';
import { Section } from '../../sections/section.tsx';
import { ButtonLink, HelpUs, MoreLink } from '../../words/links.tsx';
import { Marked } from '../../words/prose.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  heading: string;
  text: string;
  /** To the contact page; without it the section asks for donations. */
  button: string;
}

export function Closing({ heading, text, button }: ClosingProps) {
  const { links } = useLayoutWords();
  return (
    <Section className={styles.closing}>
      <div>
        <h2>{heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>
          <Marked text={text} />
        </p>
      </div>
      <div className={styles.actions}>
        {button ? (
          <ButtonLink to="/contact" variant="haldi">
            {button}
          </ButtonLink>
        ) : (
          <>
            <HelpUs />
            <MoreLink to="/contact">{links.ask}</MoreLink>
          </>
        )}
      </div>
    </Section>
  );
}
