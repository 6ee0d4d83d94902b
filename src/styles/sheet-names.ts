/** The style sheets there are. */
export type SheetName =
  | 'shell'
  | 'global'
  | 'late'
  | 'showcase'
  | 'title'
  | 'sets'
  | 'people'
  | 'front'
  | 'discover'
  | 'calendar'
  | 'on-demand'
  | 'admin'
  | 'numbers'
  | 'public-profile';
