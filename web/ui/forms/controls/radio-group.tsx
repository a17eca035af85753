import { FieldGroup, type FieldProps } from '../field.tsx';
import type { Option } from './option.ts';
import styles from './radio-group.module.css';

interface RadioGroupProps extends FieldProps {
  name: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export function RadioGroup({ name, value, options, onChange, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      {() => (
        <div className={styles.choices} data-count={options.length}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.choice}>
              <input
                id={index === 0 ? field.id : undefined}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
