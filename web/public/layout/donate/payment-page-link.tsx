import button from '#web/styles/button.module.css';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { NewTab } from '../outside-link.tsx';
import styles from './payment-page-link.module.css';

/** For visitors without a UPI app. The page belongs to a payment company, which takes the card. */
export function PaymentPageLink() {
  const { bank, donation } = useLayoutWords();
  if (!(bank.published && bank.payment_page)) return null;
  return (
    <a
      href={bank.payment_page}
      target="_blank"
      rel="noopener noreferrer"
      className={`${button.button} ${button.line} ${styles.link}`}
    >
      {donation.giving.payment_page}
      <Icon name="external-link" className={button.icon} />
      <NewTab />
    </a>
  );
}
