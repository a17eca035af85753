import { pageReceipt } from '#content/documents/pages/page-receipt.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/not-sent-page.ts';
import { ReceiptPage } from './receipt-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { opening, form, thanks } = websiteOf(context).words(pageReceipt);
  return { opening, form, thanks };
}

export default function ReceiptNotSent({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage words={loaderData} isRejected />;
}
