const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GROUPS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1000, name: 'thousand' },
  { size: 100, name: 'hundred' },
];

export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const part = rest === 0 ? '' : ` and ${inWords(rest)} paise`;
  return `Rupees ${inWords(rupees)}${part} only`;
}

function inWords(number: number): string {
  const group = GROUPS.find(({ size }) => number >= size);
  if (group) {
    const before = `${inWords(Math.floor(number / group.size))} ${group.name}`;
    const rest = number % group.size;
    return rest === 0 ? before : `${before} ${inWords(rest)}`;
  }
  if (number < UNITS.length) return UNITS[number] ?? '';
  const unit = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return unit === 0 ? tens : `${tens}-${UNITS[unit]}`;
}
