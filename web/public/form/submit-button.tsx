import button from '#web/styles/button.module.css';

export function SubmitButton({ label, disabled }: { label: string; disabled?: boolean }) {
  return (
    <button type="submit" className={`${button.button} ${button.geru}`} disabled={disabled}>
      {label}
      <span className={button.triangle} aria-hidden="true" />
    </button>
  );
}
