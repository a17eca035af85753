import styles from './checkbox.module.css';

interface CheckboxProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  span?: number | undefined;
  onChange: (checked: boolean) => void;
}

export function Checkbox({
  id,
  name,
  label,
  hint,
  checked,
  disabled,
  span,
  onChange,
}: CheckboxProps) {
  return (
    <label className={styles.checkbox} data-checkbox="" data-span={span}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint ? <small className={styles.hint}>{hint}</small> : null}
      </span>
    </label>
  );
}
