/** The departments of the movie database, and the cast beside them. */
export const DEPARTMENT_NAMES = {
  Cast: 'Cast',
  Acting: 'Acting',
  Directing: 'Directing',
  Writing: 'Writing',
  Creator: 'Creator',
  Production: 'Production',
  Camera: 'Camera',
  Editing: 'Editing',
  Sound: 'Sound',
  Art: 'Art',
  'Costume & Make-Up': 'Costume & Make-Up',
  'Visual Effects': 'Visual Effects',
  Lighting: 'Lighting',
  Crew: 'Crew',
} as const;
