import { type ReactNode, useEffect, useRef } from 'react';
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
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={element} tabIndex={-1} className={panel.failure}>
      <Banner kind="error" title={title}>
        {children}
      </Banner>
    </div>
  );
}
