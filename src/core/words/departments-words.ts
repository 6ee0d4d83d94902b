import { m } from '../../paraglide/messages.js';

/** Names of departments, by TMDB's name; the cast is one of them. */
export const departmentBy: Readonly<Record<string, () => string>> = {
  Cast: m.department_cast,
  Acting: m.department_acting,
  Directing: m.department_directing,
  Writing: m.department_writing,
  Creator: m.department_creator,
  Production: m.department_production,
  Camera: m.department_camera,
  Editing: m.department_editing,
  Sound: m.department_sound,
  Art: m.department_art,
  'Costume & Make-Up': m.department_costume_make_up,
  'Visual Effects': m.department_visual_effects,
  Lighting: m.department_lighting,
  Crew: m.department_crew,
};
