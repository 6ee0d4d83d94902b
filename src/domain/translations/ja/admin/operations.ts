import type * as English from '../../../messages/admin/operations.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { formatMoment } from '../../../moments.ts';
import { plural } from '../plural.ts';

const lookups = (count: number) => plural(count, { other: '参照{n}回' });

export const OPERATIONS_MESSAGES: Translated<typeof English.OPERATIONS_MESSAGES> = {
  versions: {
    heading: 'バージョン',
    database: 'データベース',
    running: '稼働時間',
    memory: 'メモリー',
  },
  space: {
    heading: '容量',
    database: 'データベース',
    data: 'データディレクトリ',
    of: (bytes) => `/ ${bytes}`,
  },
  catalogue: {
    heading: '作品データ',
    upstream: '提供元',
    since: (at) => `${formatMoment(at)}から`,
    kept: '保存した応答',
    calls: '提供元への呼び出し',
    failed: (count) => `失敗${formatNumber(count)}回`,
    lastError: '最後のエラー',
    noError: 'なし',
  },
  mails: { heading: 'リマインダーのメール', waiting: '待機中', givenUp: '断念', sent: '送信済み' },
  backups: {
    heading: 'バックアップ',
    none: '自動バックアップは行われていません。BACKUP_DIRにフォルダーを設定してください。別のディスクがおすすめです。',
    last: '最後のバックアップ',
    never: 'まだありません',
    size: 'サイズ',
    kept: '保存数',
    of: (kept, keep) => `${formatNumber(kept)}/${formatNumber(keep)}`,
    failed: '最後の試行に失敗',
  },
  services: 'サービス',
  jobs: 'ジョブ',
  running: '実行中',
  ended: { ok: '正常', failed: '失敗' },
  latestMails: '最新のメール',
  columns: { title: '作品', to: '宛先', tries: '試行', state: '状態' },
  triesLabel: '試行：',
  noProblems: 'なし。',
  warning: '警告',
  condition: {
    fine: '応答中',
    slow: '遅延',
    limited: '呼び出しを制限されています',
    down: '障害中：呼び出しを停止しています',
    refused: 'TMDB_API_KEYが拒否されました：別のキーを設定して再起動してください',
  },
  free: 'ディスクの空き容量',
  hitRate: 'キャッシュのヒット率',
  hits: (hits, asked) => plural(hits, { other: `${lookups(asked)}中{n}回ヒット` }),
  stale: '失敗の代わりに返した古い応答',
  triedAgain: '再試行中',
  note: '時刻はUTCです。作品データの数値は、このプロセスの起動後のものです。',
  noJobs: 'まだジョブは実行されていません。',
  noMails: 'リマインダーのメールはまだ送信されていません。',
  mailSent: (at) => `${formatMoment(at)}に送信`,
  mailGivenUp: (at) => `${formatMoment(at)}に断念`,
  mailNext: (at) => `次の試行：${formatMoment(at)}`,
  problems: '最近の警告とエラー',
  problemsSince: 'サーバーの起動以降',
};
