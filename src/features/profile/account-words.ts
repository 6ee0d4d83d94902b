import { m } from '../../paraglide/messages.js';

/** Data deleted with an account. */
export const accountDeletedWords = () => [
  m.account_account_what_is_deleted_1(),
  m.account_account_what_is_deleted_2(),
  m.account_account_what_is_deleted_3(),
  m.account_account_what_is_deleted_4(),
  m.account_account_what_is_deleted_5(),
  m.account_account_what_is_deleted_6(),
  m.account_account_what_is_deleted_7(),
  m.account_account_what_is_deleted_8(),
  m.account_account_what_is_deleted_9(),
  m.account_account_what_is_deleted_10(),
];
