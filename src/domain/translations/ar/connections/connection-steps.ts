import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'تحتاج إلى Plex Pass. على خادمك، افتح Settings ثم Network، وفعّل Webhooks.',
    'في Plex Web، افتح Settings، ثم Webhooks تحت حسابك، واختر Add Webhook.',
    'الصق رابطك واحفظ التغييرات.',
    'شغّل شيئًا: يظهر هنا.',
  ],
  jellyfin: [
    'افتح Dashboard، ثم Plugins، ثم Catalog، وثبّت «Webhook» وأعد تشغيل الخادم.',
    'افتح إعدادات الإضافة واختر Add Generic Destination.',
    'الصق رابطك في خانة Webhook Url.',
    'فعّل نوعي الإشعارات Playback Stop وUser Data Saved، واختر مستخدمك تحت User Filter.',
    'فعّل نوعي العناصر Movies وEpisodes، وفعّل Send All Properties (ignores template)، ثم احفظ.',
  ],
  emby: [
    'تحتاج إلى Emby Premiere. افتح Settings، ثم Notifications، واختر Add Notification ثم Webhooks.',
    'الصق رابطك في خانة URL. يصلح أي من نوعي المحتوى.',
    'فعّل الأحداث تحت Playback، وMark Played تحت Users.',
    'تحت Limit user events to، اختر مستخدمك، ثم احفظ.',
  ],
  kodi: [
    'ليس في Kodi خطّاف ويب خاص به. ثبّت إضافة ترسل ما يُشغَّل إلى رابط.',
    'في إعدادات الإضافة، الصق رابطك.',
    'اجعلها ترسل على الأقل التوقف والنهاية، مع العنوان والسنة أو المسلسل والموسم والحلقة، والمعرّفات.',
  ],
  json: [
    'أرسل طلب POST بصيغة JSON إلى رابطك كلما شوهد شيء.',
    'الحقل event هو watched أو progress (مع progress من 0 إلى 100) أو rated (مع rating من 1 إلى 10).',
    'الحقل kind هو movie أو episode. والحقول title وyear وids \u200f(tmdb وimdb وtvdb) تخص الفيلم أو المسلسل؛ وللحلقة season وepisode، وقد يكون لها episode_ids وepisode_title.',
    'الحقل at وقت المشاهدة (ISO 8601)، وaccount صاحبها، وdevice مكانها؛ ويمكن إغفال الثلاثة.',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
