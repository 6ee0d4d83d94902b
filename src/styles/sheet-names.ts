/** The style sheets there are. */
export type SheetName =
  | 'shell'
  | 'global'
  | 'late'
  | 'showcase'
  | 'stars'
  | 'title'
  | 'sets'
  | 'people'
  | 'front'
  | 'discover'
  | 'calendar'
  | 'for-you'
  | 'on-demand'
  | 'admin'
  | 'numbers'
  | 'public-profile';
