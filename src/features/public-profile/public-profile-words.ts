import { m } from '../../paraglide/messages.js';

export const ownProfileBy = {
  following: m.own_profile_following,
  followers: m.own_profile_followers,
  blocked: m.own_profile_blocked,
};

export const publicProfileStatesBy = {
  private: m.public_profile_states_private,
  link: m.public_profile_states_link,
  public: m.public_profile_states_public,
};

export const publicProfilePartsBy = {
  favorites: m.public_profile_parts_favorites,
  watches: m.public_profile_parts_watches,
  lists: m.public_profile_parts_lists,
  reviews: m.public_profile_parts_reviews,
  numbers: m.public_profile_parts_numbers,
};

export const ownProfileStatesBy = {
  free: m.own_profile_states_free,
  claimed: m.own_profile_states_claimed,
  own: m.own_profile_states_own,
  taken: m.own_profile_states_taken,
  reserved: m.own_profile_states_reserved,
  malformed: m.own_profile_states_malformed,
  'too-often': m.own_profile_states_too_often,
};

export const ownProfileNobodyBy = {
  following: m.own_profile_nobody_following,
  followers: m.own_profile_nobody_followers,
  blocked: m.own_profile_nobody_blocked,
};

/** Labels of actions on a person, and the result of a removed follower. */
export const peopleActionBy = {
  follow: m.people_action_follow,
  unfollow: m.people_action_unfollow,
  block: m.people_action_block,
  unblock: m.people_action_unblock,
  removeFollower: m.people_action_remove_follower,
  removed: m.people_action_removed,
};

export const ownProfileLevelsLabelBy = {
  private: m.own_profile_levels_private_label,
  link: m.own_profile_levels_link_label,
  public: m.own_profile_levels_public_label,
};

export const ownProfileLevelsNoteBy = {
  private: m.own_profile_levels_private_note,
  link: m.own_profile_levels_link_note,
  public: m.own_profile_levels_public_note,
};

export const ownProfileShownBy = {
  favorites: m.own_profile_shown_favorites,
  watches: m.own_profile_shown_watches,
  lists: m.own_profile_shown_lists,
  reviews: m.own_profile_shown_reviews,
  numbers: m.own_profile_shown_numbers,
};

/** Title, question and reasons of the dialog that reports a profile. */
export const profileReportWords = () => ({
  title: m.people_action_reporting_title(),
  question: m.people_action_reporting_question(),
  reasons: [
    m.people_action_reporting_reasons_1(),
    m.people_action_reporting_reasons_2(),
    m.people_action_reporting_reasons_3(),
    m.people_action_reporting_reasons_4(),
    m.people_action_reporting_reasons_5(),
  ],
});
