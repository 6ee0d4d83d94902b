import type * as English from '../../../messages/artists/departments.ts';
import type { Translated } from '../../../language/translated.ts';

export const DEPARTMENT_NAMES: Translated<typeof English.DEPARTMENT_NAMES> = {
  Cast: 'طاقم التمثيل',
  Acting: 'التمثيل',
  Directing: 'الإخراج',
  Writing: 'الكتابة',
  Creator: 'الابتكار',
  Production: 'الإنتاج',
  Camera: 'التصوير',
  Editing: 'المونتاج',
  Sound: 'الصوت',
  Art: 'الديكور',
  'Costume & Make-Up': 'الأزياء والمكياج',
  'Visual Effects': 'المؤثرات البصرية',
  Lighting: 'الإضاءة',
  Crew: 'فريق العمل',
};
