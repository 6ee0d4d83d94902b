/** Sentences of the dialog where one signs in and up. */
export const AUTH_DIALOG_MESSAGES = {
  tabs: 'Account',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  /** While the server is asked. */
  busy: { signIn: 'Signing in...', signUp: 'Signing up...', reset: 'Sending...' },
  back: 'Back',
  titles: {
    signIn: 'Sign In',
    signUp: 'Sign Up',
    forgot: 'Reset Password',
    verify: 'Verify Your Email',
  },
  forgot: 'Forgot your password?',
  passwordRule: 'At least 6 characters',
  reset: {
    introduction: 'We will email you a link to set a new password.',
    submit: 'Send Reset Email',
  },
  verify: {
    sent: (email: string) =>
      `We sent a verification link to ${email}. Open it to complete your registration. Nothing there? Check your spam folder.`,
    /** Where no mail server is set. */
    noMails: (outbox: string) => `This site does not send emails yet. They wait in ${outbox}.`,
    outbox: 'the outbox',
    /** The seconds until another mail may be asked for; 0 when it may. */
    resend: (seconds: number) =>
      seconds > 0 ? `Resend verification email (${seconds} s)` : 'Resend verification email',
    back: 'Back to sign in',
  },
} as const;
