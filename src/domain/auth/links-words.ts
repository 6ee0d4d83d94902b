import { m } from '../../paraglide/messages.js';

/** The label of the submit button, by the kind of link. */
export const confirmSubmitBy = {
  signup: m.confirm_signup_submit,
  recovery: m.confirm_recovery_submit,
};

/** The heading of the page for a link that did not sign in, by cause. */
export const linkHeadingBy = {
  broken: m.broken_link_heading,
  elsewhere: m.link_elsewhere_heading,
};

/** The text of the page for a link that did not sign in, by cause. */
export const linkTextBy = {
  broken: m.link_broken_text,
  elsewhere: m.link_elsewhere_text,
};

/** The heading of the page that asks before it uses a link, by the kind of link. */
export const confirmHeadingBy = {
  signup: m.confirm_signup_heading,
  recovery: m.confirm_recovery_heading,
};

/** The text of the page that asks before it uses a link, by the kind of link. */
export const confirmTextBy = {
  signup: m.confirm_signup_text,
  recovery: m.confirm_recovery_text,
};
