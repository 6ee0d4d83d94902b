import type * as English from '../../../messages/connections/connection-steps.ts';
import type { Translated } from '../../../language/translated.ts';

export const CONNECTION_STEPS: Translated<typeof English.CONNECTION_STEPS> = {
  plex: [
    'Plex Passが必要です。サーバーで「Settings」→「Network」を開き、「Webhooks」をオンにします。',
    'Plex Webで「Settings」を開き、アカウントの下の「Webhooks」から「Add Webhook」を選びます。',
    'アドレスを貼り付けて、変更を保存します。',
    '何か再生すると、ここに表示されます。',
  ],
  jellyfin: [
    '「Dashboard」→「Plugins」→「Catalog」を開き、「Webhook」をインストールして、サーバーを再起動します。',
    'プラグインの設定を開き、「Add Generic Destination」を選びます。',
    '「Webhook Url」にアドレスを貼り付けます。',
    '通知の種類「Playback Stop」と「User Data Saved」、「User Filter」の下の自分のユーザーにチェックを入れます。',
    '項目の種類「Movies」と「Episodes」、「Send All Properties (ignores template)」にチェックを入れて保存します。',
  ],
  emby: [
    'Emby Premiereが必要です。「Settings」→「Notifications」を開き、「Add Notification」→「Webhooks」を選びます。',
    '「URL」にアドレスを貼り付けます。コンテンツタイプはどちらでも構いません。',
    '「Playback」の下のイベントと、「Users」の下の「Mark Played」にチェックを入れます。',
    '「Limit user events to」の下で自分のユーザーを選んで保存します。',
  ],
  kodi: [
    'KodiにはWebhookがありません。再生したものを指定のアドレスに送るアドオンをインストールします。',
    'アドオンの設定にアドレスを貼り付けます。',
    '少なくともstopとendを、タイトル、年または番組名、シーズン、エピソード、固有IDとともに送るようにします。',
  ],
  json: [
    '何か観るたびに、アドレスへJSONをPOSTで送ります。',
    'eventはwatched、progress（progressを0〜100で指定）、rated（ratingを1〜10で指定）のいずれかです。',
    'kindはmovieかepisodeです。title、year、ids（tmdb、imdb、tvdb）は映画またはシリーズのものです。エピソードにはseasonとepisodeが必要で、episode_idsとepisode_titleもつけられます。',
    'atは日時（ISO 8601）、accountは誰のものか、deviceは再生した場所です。3つとも省略できます。',
  ],
};

export const PLAIN_EXAMPLE: Translated<typeof English.PLAIN_EXAMPLE> =
  `curl -X POST -H 'Content-Type: application/json' \\
  -d '{"event": "watched", "kind": "movie", "title": "Arrival", "year": 2016, "ids": {"tmdb": 329865}}' \\
  'ADDRESS'`;
