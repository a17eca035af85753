import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { ReceiptPage } from './receipt-page.tsx';
import { receiptWords } from './receipt-words.ts';

export function loader({ context }: Route.LoaderArgs) {
  return receiptWords(websiteOf(context));
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage words={loaderData} />;
}
