export interface Option {
  value: string;
  label: string;
}
