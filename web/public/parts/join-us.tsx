import styles from './join-us.module.css';
import { ButtonLink } from './links.tsx';
import { Section } from './section.tsx';

export function JoinUs() {
  return (
    <Section ground="geru" className={styles.banner}>
      <h2>Join Us Today</h2>
      <p>Let's write the next chapter of your story together.</p>
      <ButtonLink to="/contact" variant="haldi">
        Join us
      </ButtonLink>
    </Section>
  );
}
