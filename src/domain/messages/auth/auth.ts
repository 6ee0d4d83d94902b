const invalidEmail = (text: string) => ({ title: 'Invalid Email', text });
const failed = (text: string) => ({ title: 'Error', text });
const tooShort = 'Password must be at least 6 characters long.';

/** Shown where an address is wanted, and in the message that explains what one looks like. */
export const EMAIL_EXAMPLE = 'name@example.com';

/** Sentences of signing up, in and out (docs/behaviour.md, People). */
export const AUTH_MESSAGES = {
  invalid: {
    signInEmail: invalidEmail('Please enter a valid email address.'),
    signUpEmail: invalidEmail(`Please enter a valid email address (e.g., ${EMAIL_EXAMPLE}).`),
    resetEmail: invalidEmail('Please enter a valid email address.'),
    signInPassword: { title: 'Invalid Password', text: tooShort },
    signUpPassword: { title: 'Weak Password', text: tooShort },
    name: { title: 'Missing Name', text: 'Please enter your full name.' },
  },
  checkEmail: {
    title: 'Check Your Email',
    text: 'We sent you a verification link. Please check your email and click the link to complete registration.',
  },
  created: { title: 'Account Created', text: 'Your account has been created successfully!' },
  /** The text is the message of what went wrong, here and below. */
  signUpFailed: (message: string) => ({
    title: 'Registration Failed',
    text: message || 'An error occurred during registration.',
  }),
  signedIn: { title: 'Welcome back!', text: 'You have successfully signed in.' },
  signInFailed: (message: string) => ({
    title: 'Sign In Failed',
    text: message || 'An error occurred while signing in. Please try again.',
  }),
  notConfirmed: {
    title: 'Email Not Verified',
    text: 'Please check your email and click the verification link before signing in.',
  },
  signedOutAgain: {
    title: 'Sign In Failed',
    text: 'Please verify your email address before signing in. Check your inbox for the verification link.',
  },
  resetSent: {
    title: 'Password reset email sent',
    text: 'Please check your email for password reset instructions.',
  },
  resetFailed: (message: string) => failed(message || 'Failed to send the reset email. Please try again.'),
  resent: { title: 'Verification Email Sent', text: 'We sent another verification email to your inbox.' },
  resend: 'Resend email',
  resendFailed: (message: string) => failed(message || 'Failed to resend verification email.'),
} as const;
