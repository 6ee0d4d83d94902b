import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { listModeration, type ModeratedList } from './reported-lists.store.ts';
import { Moderate } from './Moderate.tsx';

export function ModerateList({ list, suspended }: { list: ModeratedList; suspended: boolean }) {
  return (
    <Moderate
      moderation={listModeration}
      page={list}
      name={list.name}
      {...{
        suspended,
        words: {
          keep: m.reported_keep(),
          kept: m.reported_kept(),
          hide: m.reported_list_hide(),
          show: m.reported_list_show(),
          keepOf: (name) => m.reported_list_keep_of({ name: isolated(name) }),
          hideOf: (name) => m.reported_list_hide_of({ name: isolated(name) }),
          showOf: (name) => m.reported_list_show_of({ name: isolated(name) }),
          hiding: {
            title: m.reported_list_hiding_title(),
            question: m.reported_list_hiding_question(),
            reasons: [
              m.reported_list_hiding_reasons_1(),
              m.reported_list_hiding_reasons_2(),
              m.reported_list_hiding_reasons_3(),
              m.reported_list_hiding_reasons_4(),
              m.reported_list_hiding_reasons_5(),
            ],
            label: m.reported_list_hiding_label(),
          },
        },
      }}
    />
  );
}
