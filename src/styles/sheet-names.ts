/** The style sheets there are. */
export type SheetName =
  | 'shell'
  | 'global'
  | 'late'
  | 'showcase'
  | 'stars'
  | 'grid'
  | 'title'
  | 'sets'
  | 'artists'
  | 'front'
  | 'discover'
  | 'on-demand'
  | 'further'
  | 'admin'
  | 'public-profile';
