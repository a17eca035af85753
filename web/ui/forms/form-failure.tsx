import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../banner.tsx';
import panel from './form-panel.module.css';

interface FormFailureProps {
  title: string;
  /** Unless a field is wrong, which has the focus then. */
  takesFocus: boolean;
  children?: ReactNode;
}

/** Above a form that may be longer than the screen. */
export function FormFailure({ title, takesFocus, children }: FormFailureProps) {
  const element = useRef<HTMLDivElement>(null);
  // Decided once: the banner is mounted anew at each failure, and must not take the focus from a field later.
  const [takesFocusNow] = useState(takesFocus);
  useEffect(() => {
    if (takesFocusNow) element.current?.focus();
  }, [takesFocusNow]);
  return (
    <div ref={element} tabIndex={-1} className={panel.failure}>
      <Banner kind="error" title={title}>
        {children}
      </Banner>
    </div>
  );
}
