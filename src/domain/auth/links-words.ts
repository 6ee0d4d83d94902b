import { m } from '../../paraglide/messages.js';

/** Label of the submit button, by purpose of the link. */
export const confirmSubmitBy = {
  signup: m.confirm_signup_submit,
  recovery: m.confirm_recovery_submit,
};

/** Heading for a link that did not sign in, by cause. */
export const linkHeadingBy = {
  broken: m.broken_link_heading,
  elsewhere: m.link_elsewhere_heading,
};

/** Text for a link that did not sign in, by cause. */
export const linkTextBy = {
  broken: m.link_broken_text,
  elsewhere: m.link_elsewhere_text,
};

/** Heading of the page that confirms a link, by purpose. */
export const confirmHeadingBy = {
  signup: m.confirm_signup_heading,
  recovery: m.confirm_recovery_heading,
};

/** Text of the page that confirms a link, by purpose. */
export const confirmTextBy = {
  signup: m.confirm_signup_text,
  recovery: m.confirm_recovery_text,
};
