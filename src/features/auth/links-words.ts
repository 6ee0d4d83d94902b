import { m } from '../../paraglide/messages.js';

export const confirmSubmitBy = {
  signup: m.confirm_signup_submit,
  recovery: m.confirm_recovery_submit,
};

export const linkHeadingBy = {
  broken: m.broken_link_heading,
  elsewhere: m.link_elsewhere_heading,
};

export const linkTextBy = {
  broken: m.link_broken_text,
  elsewhere: m.link_elsewhere_text,
};

export const confirmHeadingBy = {
  signup: m.confirm_signup_heading,
  recovery: m.confirm_recovery_heading,
};

export const confirmTextBy = {
  signup: m.confirm_signup_text,
  recovery: m.confirm_recovery_text,
};
