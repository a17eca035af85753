export const statistics = {
  emptyHint: 'As soon as there are entries, they are counted here.',
  recorded: { week: 'Recorded by week', month: 'Recorded by month' },
  /** Between a number of entries and its week or month, for screen readers. */
  inPeriod: { week: ' in the week of ', month: ' in ' },
  periods: { week: 'Week of recording', month: 'Month of recording' },
  table: 'Table',
  rows: 'Rows',
  columns: 'Columns',
  noColumns: 'None',
  both: (rows: string, columns: string) => `${rows} and ${columns}`,
  total: 'Total',
  others: 'All others',
  notRecorded: 'Not recorded',
  ages: (from: number, to: number) => `${from} to ${to}`,
  fromAge: (from: number) => `${from} and older`,
  only: { adult: 'Only adults are counted here.', child: 'Only children are counted here.' },
  spellings: 'Spellings of one place are counted together once they are merged under Places.',
  noMatch: 'No entry is counted here',
  hidden: (smallest: number) =>
    `In print and in files, an asterisk (*) stands for numbers below ${smallest}, and for others that would give them away.`,
  export: 'Export',
  exportExcel: 'Excel file',
};
