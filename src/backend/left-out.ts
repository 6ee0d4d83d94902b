// Stands in the browser's build for the parts of Supabase's client that Marquee does not use there (light-client.ts).

/** What is made with every client and never asked for anything. */
class LeftOut {}

/** Throws: this is not in the browser's build. */
function leftOut(): never {
  throw new Error('This part of supabase-js is not in the build');
}

/** Is told of every new access token, which nothing here needs. */
export class RealtimeClient extends LeftOut {
  setAuth = () => Promise.resolve();
  channel = leftOut;
}

export {
  LeftOut as WebAuthnApi,
  LeftOut as FunctionsClient,
  LeftOut as FunctionRegion,
  LeftOut as FunctionsError,
  LeftOut as FunctionsFetchError,
  LeftOut as FunctionsHttpError,
  LeftOut as FunctionsRelayError,
  leftOut as browserSupportsWebAuthn,
  leftOut as createCredential,
  leftOut as createSiweMessage,
  leftOut as deserializeCredentialCreationOptions,
  leftOut as deserializeCredentialRequestOptions,
  leftOut as fromHex,
  leftOut as getAddress,
  leftOut as getCredential,
  leftOut as serializeCredentialCreationResponse,
  leftOut as serializeCredentialRequestResponse,
  leftOut as toHex,
  leftOut as webAuthnAbortService,
};

/** Says nothing: this is no program of Node's. */
export function warnIfUsingDeprecatedAuthHelpersPackage(): void {}
