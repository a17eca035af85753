/** For a field that says which programme something leads to. */
export const PROGRAMME_CHOICES = [
  { value: 'krishi', label: 'Krishi Udaan' },
  { value: 'secondinning', label: 'Second Innings' },
  { value: 'revival', label: 'Revival' },
  { value: 'wash', label: 'WASH' },
  { value: 'education', label: 'Education' },
  { value: 'earthwise', label: 'Earthwise' },
  { value: 'gender', label: 'Gender Parity' },
  { value: 'advocacy', label: 'Advocacy' },
  { value: 'democracy', label: 'Fostering Democracy' },
  { value: 'consultancy', label: 'Consultancy' },
  { value: 'dream', label: 'Reinstating Dreams' },
] as const;
