import type * as English from '../../../messages/connections/developers.ts';
import type { Translated } from '../../../language/translated.ts';
import { API_MESSAGES } from '../../../messages/english/api.ts';

export const DEVELOPERS_MESSAGES: Translated<typeof English.DEVELOPERS_MESSAGES> = {
  about: API_MESSAGES.about,
  added: API_MESSAGES.added,
  title: '開発者向け',
  description: '自分のトークンで、観たものを読み書きできるAPI。',
  begin: 'はじめに',
  make: (tokens) =>
    `トークンは${tokens}で作成し、リクエストのたびに送ってください。アドレスには決して入れないでください。`,
  tokens: '「連携」の「トークン」',
  document: '全体の仕様（OpenAPI 3.1）',
  rules: '共通のルール',
  limit: (times, seconds) =>
    `1つのトークンにつき${seconds}秒間に${times}回まで呼び出せます。応答には残り回数（RateLimit）が、拒否には再開できる時刻（Retry-After）が含まれます。`,
  pages: '一覧は新しい順に100件ずつ返ります。「next」がnullになるまで、cursorに渡して取得してください。',
  keys: 'Idempotency-KeyつきのPOSTは、1日のうちに何度届いても1回だけ実行されます。',
  times: '日時はタイムゾーンつきのISO 8601です。書き込むときは独自のタイムゾーンをつけられます。',
  sync: '手元にコピーを保つには、/changesからカーソルを取得し、すべてを一度読み込んでから、/changes?since=をときどき呼び出してください。削除の情報は90日間返ります。',
  refusals: '拒否の内容',
  refusalsText:
    '拒否はapplication/problem+json（RFC 9457）です。判定には「code」を使ってください。文章は変わることがあります。',
  calls: '呼び出し',
  scopes: (scopes) => `必要な権限：${scopes.join('または')}。`,
  takes: (names) => `パラメーター：${names.join('、')}。`,
  answers: (statuses) => `応答：${statuses.join('、')}。`,
  things: 'データの形',
};
