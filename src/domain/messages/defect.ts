/** A mistake in the product itself, which has been reported: the person and the service are not its cause. */
export const DEFECT_MESSAGE = {
  title: 'Something went wrong here',
  text: 'It is not your fault, and it has been reported. Please try again.',
} as const;
