/** What is asked for with the buttons that stand there before what comes late does. */
export type Asked = 'follow' | 'wait' | 'stopWaiting';

/** What those buttons have to say of whoever is signed in. */
export interface Drawn {
  /** The menu stands in the place of the button then. */
  isFollowed: boolean;
  /** What a reminder of the next season, where there is one, makes of its button. */
  reminder: { label: string; hint: string } | null;
}

/** The same as it becomes known here, bit by bit. */
export interface Known {
  isLoading: boolean;
  isFollowed: Drawn['isFollowed'] | undefined;
  reminder: Drawn['reminder'] | undefined;
}
