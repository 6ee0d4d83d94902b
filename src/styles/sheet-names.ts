/** The style sheets there are. */
export type SheetName =
  | 'shell'
  | 'global'
  | 'late'
  | 'showcase'
  | 'stars'
  | 'title'
  | 'sets'
  | 'artists'
  | 'front'
  | 'discover'
  | 'calendar'
  | 'on-demand'
  | 'connections'
  | 'admin'
  | 'numbers'
  | 'public-profile';
