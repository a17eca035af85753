import styles from './checkbox.module.css';

interface TickProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  span?: number | undefined;
  onChange: (checked: boolean) => void;
}

export function Tick({ id, name, label, hint, checked, span, onChange }: TickProps) {
  return (
    <label className={styles.tick} data-tick="" data-span={span}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint ? <small className={styles.hint}>{hint}</small> : null}
      </span>
    </label>
  );
}
