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
  | 'for-you'
  | 'on-demand'
  | 'connections'
  | 'admin'
  | 'numbers'
  | 'public-profile';
