export const household = {
  title: 'Household',
  none: 'Nobody else is recorded as one household with this entry.',
  entry: (id: number) => `Entry ${id}`,
  link: 'Link another',
  seeList: 'See the list',
  leave: 'Take this entry out',
  hasLeft: (name: string) => `${name} stands alone now`,
  linkTitle: (name: string) => `Who lives with ${name}?`,
  linkHint: 'The entry that you choose moves into this household.',
  nobodyFound: 'Nobody found. Try another name or a mobile number.',
  linked: (name: string) => `${name} belongs to this household now`,
};
